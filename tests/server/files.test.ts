import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../../server/serve.ts'
import { ask } from './ask.ts'

const page = '<!doctype html><title>Moonrise</title>'.padEnd(2000, ' ')
const place = mkdtempSync(join(tmpdir(), 'moonrise-server-'))
const folder = join(place, 'dist')
let server: Served
let deep: Served

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'empty'))
  mkdirSync(join(folder, 'inner'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'sw.js'), 'self')
  writeFileSync(join(folder, 'inner/index.html'), 'inner')
  writeFileSync(join(folder, 'assets/a-1.js'), '0123456789')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(place, 'secret.txt'), 'secret')
  symlinkSync(join(place, 'secret.txt'), join(folder, 'out.txt'))
  symlinkSync(place, join(folder, 'outside'))
  symlinkSync(join(folder, 'sw.js'), join(folder, 'within.js'))
  symlinkSync('loop.js', join(folder, 'loop.js'))
  execFileSync('mkfifo', [join(folder, 'pipe')])
  server = await serve({ folder })
  deep = await serve({ folder, base: '/games/moonrise/' })
})
afterAll(async () => {
  await Promise.all([server.close(), deep.close()])
  rmSync(place, { recursive: true })
})

describe('what is found', () => {
  it.each(['/out.txt', '/outside/secret.txt', '/outside/', '/loop.js'])('does not follow %s out of the folder', async (path) => {
    const answer = await ask(server.url, path)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).not.toContain('secret')
  })

  it('follows a link that stays inside', async () => {
    expect((await ask(server.url, '/within.js')).body.toString()).toBe('self')
  })

  it.each(['//', '///', '//localhost/', '//inner', '/inner//', '/%2f', '/..', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    'answers %s with 404',
    async (path) => expect((await ask(server.url, path)).status).toBe(404),
  )

  it.each([
    '/%',
    '/%00',
    '/a%00.js',
    '/..%5csecret.txt',
    '/nothing.js',
    '/empty/',
    '/empty',
    '/index.html/',
    '/pipe',
    `/${'a'.repeat(300)}`,
    '*',
  ])('has nothing at %s', async (path) => expect((await ask(server.url, path)).status).toBe(404))

  it('keeps what is hidden', async () => {
    expect((await ask(server.url, '/.vite/manifest.json')).status).toBe(404)
  })

  it('adds the slash that a path lacks, and keeps the rest of the address', async () => {
    const inner = await ask(server.url, '/inner?a=1')
    expect([inner.status, inner.headers.location]).toEqual([308, './inner/?a=1'])
    const base = await ask(deep.url, '/games/moonrise')
    expect([base.status, base.headers.location]).toEqual([308, './moonrise/'])
    expect((await fetch(new URL('/games/moonrise', deep.url))).url).toBe(deep.url)
    expect(await (await fetch(new URL('/inner', server.url))).text()).toBe('inner')
  })

  it('knows nothing outside its path', async () => {
    for (const path of ['/', '/games/', '/games/moonrisen', '/index.html']) expect((await ask(deep.url, path)).status, path).toBe(404)
    expect((await ask(deep.url, '/games/moonrise/sw.js')).status).toBe(200)
  })
})

describe('how it is sent', () => {
  it('takes only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const answer = await ask(server.url, '/', { method })
      expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
    const head = await ask(server.url, '/', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '2000', 0])
  })

  it('packs as well as the client can take it', async () => {
    const sent = async (accepts: string) => ask(server.url, '/', { headers: { 'accept-encoding': accepts } })
    const brotli = await sent('gzip, deflate, br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(gunzipSync((await sent('gzip, br;q=0')).body).toString()).toBe(page)
    for (const none of ['', 'identity', 'brick, gzip;q=0.0']) expect((await sent(none)).headers['content-encoding'], none).toBeUndefined()
  })

  it('sends nothing again that the client has', async () => {
    const first = await ask(server.url, '/', { headers: { 'accept-encoding': 'br' } })
    const tag = String(first.headers.etag)
    const again = (match: string, accepts = 'br') =>
      ask(server.url, '/', { headers: { 'accept-encoding': accepts, 'if-none-match': match } })
    for (const match of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await again(match)
      expect([answer.status, answer.body.length, answer.headers.etag], match).toEqual([304, 0, tag])
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect((await again('"other"')).status).toBe(200)
    // Packed otherwise it is another answer.
    expect((await again(tag, 'gzip')).status).toBe(200)
    writeFileSync(join(folder, 'sw.js'), 'new')
    expect((await ask(server.url, '/sw.js')).headers.etag).not.toBe((await ask(server.url, '/assets/a-1.js')).headers.etag)
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('answers %s with %i', async (range, status, body, where) => {
    const answer = await ask(server.url, '/assets/a-1.js', { headers: { range, 'accept-encoding': 'br' } })
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([status, body, where])
  })

  it('sends a part only of the version that the client began with', async () => {
    const tag = String((await ask(server.url, '/assets/a-1.js')).headers.etag)
    const part = (version: string) => ask(server.url, '/assets/a-1.js', { headers: { range: 'bytes=0-1', 'if-range': version } })
    expect((await part(tag)).status).toBe(206)
    expect((await part('"older"')).status).toBe(200)
  })

  it('lets only names with a hash be kept, and guards every page', async () => {
    const asset = await ask(server.url, '/assets/a-1.js')
    expect(asset.headers['cache-control']).toContain('immutable')
    for (const path of ['/', '/sw.js']) {
      const answer = await ask(server.url, path)
      expect(answer.headers['cache-control'], path).toBe('no-cache')
      expect(answer.headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff')
    }
  })
})
