import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { servedPolicy } from './csp.ts'

const zip = promisify(gzip)
const squeeze = promisify(brotliCompress)

type Packing = 'br' | 'gzip'
const packed = new Map<string, Promise<Buffer>>()

/** Each content is packed once, however often it is asked for. */
const pack = (raw: Buffer, how: Packing): Promise<Buffer> => {
  const key = `${how} ${createHash('sha1').update(raw).digest('base64')}`
  const known =
    packed.get(key) ??
    (how === 'br'
      ? squeeze(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
      : zip(raw, { level: 9 }))
  packed.set(key, known)
  return known
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const alreadyPacked = new Set(['.png', '.webp', '.woff2'])

const headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** What only a page or a worker obeys is sent with those alone: on every file it would weigh more than a small one. */
const pageHeaders = {
  'Content-Security-Policy': servedPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
}

export interface Served {
  readonly url: string
  /** Also drops connections that are still open, so that the app is really alone. */
  readonly close: () => Promise<void>
}

interface Options {
  readonly folder?: string
  /** 0 takes any free one. */
  readonly port?: number
  /** The path on the host, as a static host might have it: `/games/moonrise/`. */
  readonly base?: string
}

/** Serves a built app as any static host would. It reads the folder at each request, so a new build is seen at once. */
export function serve({ folder = 'dist', port = 0, base = '/' }: Options = {}): Promise<Served> {
  const root = resolve(folder)

  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
      if (!path.startsWith(base)) return refuse(response, 404)
      const within = path.slice(base.length)
      const file = join(root, within.endsWith('/') || within === '' ? `${within}index.html` : within)
      if (!file.startsWith(root + sep) || file.includes('\0')) return refuse(response, 404)
      await send(response, file, String(request.headers['accept-encoding'] ?? ''), request.method === 'HEAD')
    }
    answer().catch((error: NodeJS.ErrnoException) => {
      const missing = error instanceof URIError || ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')
      refuse(response, missing ? 404 : 500)
    })
  })

  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      ready({
        url: `http://localhost:${actual}${base}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}

async function send(response: ServerResponse, file: string, accepts: string, headOnly: boolean) {
  const kind = extname(file)
  const raw = await readFile(file)
  const how: Packing | undefined = alreadyPacked.has(kind)
    ? undefined
    : /\bbr\b/.test(accepts)
      ? 'br'
      : /\bgzip\b/.test(accepts)
        ? 'gzip'
        : undefined
  const body = how ? await pack(raw, how) : raw
  const hashed = file.includes(`${sep}assets${sep}`)
  response.writeHead(200, {
    ...headers,
    ...(hashed ? {} : pageHeaders),
    'Content-Type': types[kind] ?? 'application/octet-stream',
    'Content-Length': body.length,
    // A name that carries a hash never changes its content; the page and the worker must be asked for each time.
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(how ? { 'Content-Encoding': how } : {}),
  })
  response.end(headOnly ? undefined : body)
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { ...headers, ...pageHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${status}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 4173)
  serve({ folder: process.env.DIST ?? 'dist', port }).then(
    ({ url }) => console.log(`Moonrise is at ${url}`),
    (error: NodeJS.ErrnoException) => {
      console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another: PORT=4200 npm start` : error)
      process.exitCode = 1
    },
  )
}
