import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { computerName, homeAddresses } from '../../server/addresses.ts'
import { DAY, makeAuthority } from '../../server/authority.ts'
import { startHome, type Home } from '../../server/home.ts'
import { authorityFile, fingerprint, tabletRoute } from '../../server/tablet/route.ts'
import { ask } from './ask.ts'

const authority = await makeAuthority('study', Date.now())
const ca = authority.certificate.toString('pem')
const folder = mkdtempSync(join(tmpdir(), 'moonrise-home-'))
writeFileSync(join(folder, 'index.html'), 'the app')

let addresses: readonly string[]
let now: number
let moves: string[]
let home: Home
beforeEach(async () => {
  addresses = ['192.168.1.20']
  now = Date.now()
  moves = []
  home = await startHome({
    folder,
    port: 0,
    securePort: 0,
    host: '127.0.0.1',
    computer: 'study',
    authority,
    addresses: () => addresses,
    now: () => now,
    moved: (to) => moves.push(to.join(' ')),
    routes: (own) => [tabletRoute(own, '/home/ana/<authority>.pem')],
  })
})
afterEach(() => home.close())
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (path: string, method = 'GET') => ask(`http://127.0.0.1:${home.ports.http}`, path, { method })
/** What a client that trusts the authority is shown. `later`: of a certificate whose days have not come. */
const shown = (servername = 'localhost', later = false) =>
  new Promise<{ names: string; end: number }>((known, failed) => {
    const socket = connect({ host: '127.0.0.1', port: home.ports.https, servername, ca, rejectUnauthorized: !later }, () => {
      const { subjectaltname = '', valid_to } = socket.getPeerCertificate()
      socket.destroy()
      known({ names: subjectaltname, end: new Date(valid_to).getTime() })
    })
    socket.on('error', failed)
  })

describe('the certificate', () => {
  it('is for the name, the addresses and this computer', async () => {
    expect((await shown('study.local')).names).toBe(
      'DNS:study.local, DNS:study.lan, DNS:localhost, IP Address:192.168.1.20, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
    )
  })

  it('follows the addresses while the server runs', async () => {
    expect(await home.renew()).toBe(false)
    addresses = ['10.0.0.4', 'fd00::4']
    expect(await home.renew()).toBe(true)
    expect((await shown()).names).toContain('IP Address:10.0.0.4, IP Address:FD00:0:0:0:0:0:0:4')
    expect(await home.renew()).toBe(false)
    expect(moves).toEqual(['10.0.0.4 fd00::4'])
  })

  it('is made anew two months before its end', async () => {
    const { end } = await shown()
    now += 330 * DAY
    expect(await home.renew()).toBe(false)
    now += 10 * DAY
    expect(await home.renew()).toBe(true)
    expect((await shown('localhost', true)).end).toBeGreaterThan(end + 300 * DAY)
    expect(moves).toEqual([])
  })
})

describe('/tablet', () => {
  it('names this computer, offers the authority, and lets pictures come only from its own addresses', async () => {
    const { status, headers, body } = await plain('/tablet')
    expect(status).toBe(200)
    const page = body.toString()
    expect(page).toContain('<strong>study</strong>')
    expect(page).toContain(`href="/tablet/${authorityFile('study')}"`)
    expect(page).toContain(fingerprint(home))
    expect(page).toContain('/home/ana/&#60;authority&#62;.pem')
    expect(page).not.toMatch(/\{\{|style=|onclick|<script>/)
    const { https } = home.ports
    expect(headers['content-security-policy']).toContain(`img-src 'self' https://study.local:${https} https://192.168.1.20:${https};`)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  })

  it('hands out the authority as a tablet wants it, without its key', async () => {
    const { headers, body } = await plain(`/tablet/${authorityFile('study')}`)
    expect(headers['content-type']).toBe('application/x-x509-ca-cert')
    expect(body.equals(Buffer.from(authority.certificate.rawData))).toBe(true)
  })

  it('says which addresses are safe, the name first', async () => {
    const { http, https } = home.ports
    expect(JSON.parse((await plain('/tablet/here.json')).body.toString())).toEqual({
      computer: 'study',
      secure: [`https://study.local:${https}`, `https://192.168.1.20:${https}`],
      plain: [`http://192.168.1.20:${http}`],
    })
  })

  it('lets another origin see the picture that proves trust, and no more', async () => {
    expect((await plain('/tablet/probe.svg?1')).headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await plain('/tablet/here.json')).headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('has all it asks for, and nothing else', async () => {
    for (const path of ['/tablet/tablet.css', '/tablet/tablet.js']) expect((await plain(path)).status, path).toBe(200)
    for (const path of ['/tablet/', '/tablet/route.ts', '/tablet/../main.ts', '/tablet/authority.pem'])
      expect((await plain(path)).status, path).toBe(404)
    expect((await plain('/tablet', 'HEAD')).body.length).toBe(0)
    expect((await plain('/tablet', 'POST')).status).toBe(405)
    expect((await plain('/')).body.toString()).toBe('the app')
  })
})

it('says which port is taken, and leaves none open', async () => {
  const second = startHome({
    folder,
    port: 0,
    securePort: home.ports.https,
    host: '127.0.0.1',
    computer: 'study',
    authority,
    addresses: () => [],
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port: home.ports.https })
})

it('prefers addresses that a tablet can reach', () => {
  const card = (address: string, internal = false) => ({ address, internal }) as never
  expect(
    homeAddresses({
      lo: [card('127.0.0.1', true), card('::1', true)],
      docker0: [card('172.17.0.1')],
      eth0: [card('10.1.2.3'), card('fe80::1'), card('2001:db8::5'), card('fd00::5')],
      wlan0: [card('192.168.1.20'), card('169.254.9.9')],
      tailscale0: [card('100.100.1.1')],
    }),
  ).toEqual(['192.168.1.20', '10.1.2.3', 'fd00::5', '172.17.0.1'])
})

it.each([
  ['study', 'study'],
  ['Anas-MacBook-Pro.local', 'anas-macbook-pro'],
  ['DESKTOP-1A2B', 'desktop-1a2b'],
  ['laptop.fritz.box', 'laptop'],
  ['my_pc!', 'my-pc'],
  ['日本', 'moonrise'],
])('calls %s %s.local', (host, name) => expect(computerName(host)).toBe(name))
