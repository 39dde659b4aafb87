import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import WebSocket from 'ws'
import { roomOf } from '@/live/keys'
import { openLiveStore } from '../../server/live/store.ts'
import { serve } from '../../server/serve.ts'
import { connect } from '../server/live/client.ts'
import { openBrowser, playsOn } from '../e2e/homeNetwork.ts'
import { startChild, until } from './child.ts'

/** Debian's caddy with our Caddyfile in front of our server, on loopback and with an authority of its own. */
export async function caddyWorks(folder: string) {
  const place = mkdtempSync(join(tmpdir(), 'moonrise-caddy-'))
  const server = await serve({ folder, live: { store: await openLiveStore(join(place, 'rooms')) } })
  const [plain, safe] = [await freePort(), await freePort()]
  writeFileSync(
    join(place, 'Caddyfile'),
    `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${safe}\n\tdefault_bind 127.0.0.1\n}\nimport ${resolve('hosting/Caddyfile')}\n`,
  )
  const caddy = startChild('caddy', ['run', '--adapter', 'caddyfile', '--config', join(place, 'Caddyfile')], {
    env: {
      ...process.env,
      HOME: place,
      XDG_DATA_HOME: place,
      XDG_CONFIG_HOME: place,
      MOONRISE_SITE: 'localhost',
      MOONRISE_SERVER: `127.0.0.1:${new URL(server.url).port}`,
    },
  })
  try {
    const authority = (name: string) => readFileSync(join(place, 'caddy/pki/authorities/local', `${name}.crt`))
    const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      ask(safe, authority('root'), path, headers, method)
    const page = await until(`caddy did not answer: ${caddy.said()}`, () => get('/', { 'accept-encoding': 'br' }))
    assert.equal(page.status, 200)
    assert.equal(page.headers['content-encoding'], 'br')
    assert.match(String(page.headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/)
    assert.equal(page.headers['cache-control'], 'no-cache')
    assert.equal(page.headers.server, undefined)
    assert.equal((await get('/', { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) })).status, 304)
    assert.equal((await get('/sw.js', { range: 'bytes=0-9' })).headers['content-length'], '10')
    assert.equal((await get('/assets', {})).status, 404)
    assert.equal((await get('/', {}, 'POST')).status, 405)

    await roomsWork(`https://localhost:${safe}/`, authority('root'))

    const browser = await openBrowser({ pin: new X509Certificate(authority('intermediate')) })
    try {
      const close = async () => {
        await caddy.stop()
        await server.close()
      }
      await playsOn(await browser.newPage(), { close }, `https://localhost:${safe}`)
    } finally {
      await browser.close()
    }
  } finally {
    await caddy.stop()
    await server.close()
    rmSync(place, { recursive: true, force: true })
  }
}

/** Live rooms through caddy: a message larger than a request may be, to somebody who follows. */
const roomsWork = async (url: string, ca: Buffer) => {
  class Trusting extends WebSocket {
    constructor(address: string) {
      super(address, { ca, origin: url.slice(0, -1) })
    }
  }
  const token = 'the token of a game behind caddy'
  const writer = connect(url, roomOf(token), token, Trusting as typeof WebSocket)
  const follower = connect(url, roomOf(token), '', Trusting as typeof WebSocket)
  try {
    await Promise.all([writer.synced, follower.synced])
    const large = new Uint8Array(2_000_000).fill(7)
    writer.doc.getMap('entries').set('a-1', large)
    await until('nothing came through caddy', async () => {
      assert.deepEqual(follower.doc.getMap('entries').get('a-1'), large)
    })
  } finally {
    writer.close()
    follower.close()
  }
}

const ask = (port: number, ca: Buffer, path: string, headers: Readonly<Record<string, string>>, method: string) =>
  new Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders }>((done, failed) => {
    const asking = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        ca,
        method,
        headers: { host: `localhost:${port}`, ...headers },
        agent: false,
      },
      (response) => {
        response.resume()
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers }))
      },
    )
    asking.on('error', failed)
    asking.end()
  })

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
