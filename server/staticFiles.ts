import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sep } from 'node:path'
import { findFile, pathOf } from './findFile.ts'
import { headers, isPacked, pageHeaders, typeOf } from './headers.ts'
import { allowSocket, markPage } from './live/mark.ts'
import { hashOf, pack, packingFor } from './packing.ts'
import { rangeOf } from './range.ts'

/** Serves a built app like any static host. It reads the folder at each request, so a new build takes effect at once. */
export const staticFiles =
  (folder: string, base: string, hasRooms: boolean) => async (request: IncomingMessage, response: ServerResponse) => {
    const asked = request.url ?? '/'
    const path = pathOf(asked)
    if (path === undefined) return refuse(response, 404)
    const bareBase = path === base.slice(0, -1)
    if (!bareBase && !path.startsWith(base)) return refuse(response, 404)
    const found = bareBase ? 'without slash' : await findFile(folder, path.slice(base.length))
    if (!found) return refuse(response, 404)
    if (found === 'without slash') return addSlash(response, asked)
    await send(request, response, found.file, hasRooms)
  }

async function send(request: IncomingMessage, response: ServerResponse, file: string, hasRooms: boolean) {
  const { host } = request.headers
  const stored = await readFile(file)
  const raw = hasRooms && file.endsWith('.html') ? Buffer.from(markPage(stored.toString(), host)) : stored
  const hash = hashOf(raw)
  const mayRange = request.method === 'GET' && request.headers.range !== undefined
  // Ranges refer to the uncompressed file.
  const how = mayRange || isPacked(file) ? undefined : packingFor(String(request.headers['accept-encoding'] ?? ''))
  const tag = `"${hash}${how ? `-${how}` : ''}"`
  const hashed = file.includes(`${sep}assets${sep}`)
  const always = {
    ...headers,
    ...(hashed ? {} : pageHeaders),
    ...(hashed || !hasRooms ? {} : { 'Content-Security-Policy': allowSocket(pageHeaders['Content-Security-Policy'], host) }),
    // Files with a hash in their name never change. The page and the worker must be revalidated.
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  }
  if (knows(request.headers['if-none-match'], tag)) return void response.writeHead(304, always).end()

  const whole = { ...always, 'Content-Type': typeOf(file), 'Accept-Ranges': 'bytes' }
  const sameAsBefore = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = mayRange && sameAsBefore ? rangeOf(request.headers.range, raw.length) : undefined
  if (range === 'outside')
    return void response.writeHead(416, { ...headers, 'Content-Range': `bytes */${raw.length}`, 'Content-Length': 0 }).end()
  if (range) {
    const part = raw.subarray(range.first, range.last + 1)
    const where = { 'Content-Range': `bytes ${range.first}-${range.last}/${raw.length}`, 'Content-Length': part.length }
    return void response.writeHead(206, { ...whole, ...where }).end(part)
  }
  const body = how ? await pack(raw, how, hash) : raw
  response.writeHead(200, { ...whole, 'Content-Length': body.length, ...(how ? { 'Content-Encoding': how } : {}) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** `If-None-Match` compares weakly: a proxy on the way may have marked the tag as weak. */
const knows = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && (asked.trim() === '*' || asked.split(',').some((each) => each.trim().replace(/^W\//, '') === tag))

/** Relative, so that it works behind a proxy. Not cached, because the next build may have a file there. */
function addSlash(response: ServerResponse, asked: string) {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(asked) ?? []
  const last = path.slice(path.lastIndexOf('/') + 1)
  response.writeHead(308, { ...headers, Location: `./${last}/${query}`, 'Cache-Control': 'no-cache', 'Content-Length': 0 }).end()
}

export function refuse(response: ServerResponse, status: number, more: Readonly<Record<string, string>> = {}) {
  if (response.headersSent) return void response.destroy()
  const body = `${status}\n`
  response.writeHead(status, {
    ...headers,
    ...pageHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...more,
  })
  response.end(body)
}
