import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServers, limits, listen } from '../../server/createServers.ts'
import { serve, type Served } from '../../server/serve.ts'
import { ask } from './ask.ts'

const folder = mkdtempSync(join(tmpdir(), 'moonrise-limits-'))
let server: Served

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'page')
  writeFileSync(join(folder, 'big.txt'), Buffer.alloc(50_000_000))
  server = await serve({ folder, limits: { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50, idle: 3000 } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** What a client hears that says these words and then no more, or only a letter now and then. */
const hears = (words: string, trickles = false) =>
  new Promise<string>((ended) => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(words))
    const drops = trickles ? setInterval(() => socket.write('a'), 50) : undefined
    let heard = ''
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drops)
      ended(heard)
    })
  })

it('takes no more headers than it has room for', async () => {
  const long = await ask(server.url, '/', { headers: { 'x-long': 'a'.repeat(limits.maxHeaderSize) } })
  expect(long.status).toBe(431)
  expect((await ask(server.url, '/', { headers: { 'x-long': 'a'.repeat(limits.maxHeaderSize / 2) } })).status).toBe(200)
})

it('hangs up on a client that never ends its headers', async () => {
  expect(await hears('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', true)).toMatch(/^HTTP\/1\.1 408 /)
})

it('hangs up on a client that never ends what it sends', async () => {
  expect(await hears('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n', true)).toMatch(/^HTTP\/1\.1 200 /)
})

it('hangs up on a client that says nothing', async () => {
  expect(await hears('')).toMatch(/^($|HTTP\/1\.1 408 )/)
})

it('hangs up on a client that stops reading', async () => {
  const servers = createServers({ folder }, { idle: 500 })
  const port = await listen(servers.http, 0, '127.0.0.1')
  const dropped = new Promise((closed) => servers.http.once('connection', (socket) => socket.once('close', closed)))
  const client = connect(port, '127.0.0.1', () =>
    client.write('GET /big.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n'),
  )
  client.on('error', () => undefined)
  client.once('data', () => client.pause())
  await dropped
  expect(client.bytesRead).toBeLessThan(50_000_000)
  client.destroy()
  await servers.close()
})

it('answers no words that are not http', async () => {
  expect(await hears('\x16\x03\x01 hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
