import { X509Certificate as Parsed } from 'node:crypto'
import { createServer } from 'node:https'
import { connect } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { authorityText, DAY, makeAuthority, makeLeaf, readAuthority } from '../../server/authority.ts'
import { listen, type Certificate } from '../../server/createServers.ts'
import { isPrivateName } from '../../server/privateNames.ts'
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'

const now = Date.now()
const authority = await makeAuthority('study', now)
const trusted = authority.certificate.toString('pem')

/** What a client that trusts the authority finds wrong, by a real handshake on loopback. */
async function complaint(certificate: Certificate, servername: string, ca = trusted): Promise<string | undefined> {
  const server = createServer(certificate)
  const port = await listen(server, 0, '127.0.0.1')
  const found = await new Promise<string | undefined>((known) => {
    const socket = connect({ host: '127.0.0.1', port, servername, ca, rejectUnauthorized: true }, () => {
      socket.end()
      known(undefined)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => known(`${error.code} ${error.message}`))
  })
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  return found
}

/** Signed by the authority's own key, though `makeLeaf` would refuse the name. */
async function forged(name: string, type: 'dns' | 'ip'): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.create({
    subject: 'CN=forged',
    issuer: authority.certificate.subjectName,
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + DAY),
    publicKey: keys.publicKey,
    signingKey: authority.key,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [new SubjectAlternativeNameExtension([{ type, value: name }])],
  })
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return { cert: certificate.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n` }
}

describe('a certificate', () => {
  it('is trusted for its names by whoever trusts the authority, and by nobody else', async () => {
    const leaf = await makeLeaf(authority, ['study.local', 'localhost', '127.0.0.1'], now)
    expect(await complaint(leaf, 'study.local')).toBeUndefined()
    expect(await complaint(leaf, 'localhost')).toBeUndefined()
    expect(await complaint(leaf, 'kitchen.local')).toContain('ERR_TLS_CERT_ALTNAME_INVALID')
    const another = (await makeAuthority('study', now)).certificate.toString('pem')
    expect(await complaint(leaf, 'study.local', another)).toMatch(/SELF_SIGNED|UNABLE_TO|SIGNATURE/)
  })

  it('keeps to what Apple asks: SAN, serverAuth, at most 397 days, and within the life of its authority', async () => {
    const leaf = new Parsed((await makeLeaf(authority, ['study.local', 'fd00::7', '192.168.0.9'], now)).cert)
    expect(leaf.subjectAltName).toBe('DNS:study.local, IP Address:FD00:0:0:0:0:0:0:7, IP Address:192.168.0.9')
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
    const days = (new Date(leaf.validTo).getTime() - new Date(leaf.validFrom).getTime()) / DAY
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThanOrEqual(397)
    expect(new Date(leaf.validTo).getTime()).toBeLessThan(authority.certificate.notAfter.getTime())
    expect(leaf.ca).toBe(false)
  })

  it('leaves out what the authority may not name', async () => {
    const leaf = new Parsed((await makeLeaf(authority, ['study.local', 'moonrise.example', '203.0.113.7', '2001:db8::1'], now)).cert)
    expect(leaf.subjectAltName).toBe('DNS:study.local')
    await expect(makeLeaf(authority, ['203.0.113.7'], now)).rejects.toThrow('private')
  })
})

describe('the authority', () => {
  it('may not vouch for anybody outside, whoever holds its key', async () => {
    expect(await complaint(await forged('moonrise.local', 'dns'), 'moonrise.local')).toBeUndefined()
    expect(await complaint(await forged('bank.example', 'dns'), 'bank.example')).toContain('permitted subtree violation')
    expect(await complaint(await forged('notlocal', 'dns'), 'notlocal')).toContain('permitted subtree violation')
    expect(await complaint(await forged('203.0.113.7', 'ip'), 'localhost')).toContain('permitted subtree violation')
  })

  it('says so in a critical extension, and signs no other authority', () => {
    const limits = authority.certificate.getExtension('2.5.29.30')
    expect(limits?.critical).toBe(true)
    expect(authority.certificate.getExtension('2.5.29.19')?.rawData).toBeDefined()
    expect(authority.certificate.subject).toContain('Moonrise on study')
  })

  it('is read as it was written, and not with another key', async () => {
    const text = await authorityText(authority)
    const again = await readAuthority(text)
    expect(again.certificate.serialNumber).toBe(authority.certificate.serialNumber)
    const otherKey = (await authorityText(await makeAuthority('study', now))).split('-----BEGIN CERTIFICATE')[0] ?? ''
    await expect(readAuthority(otherKey + trusted)).rejects.toThrow('another')
    for (const broken of ['', trusted, otherKey, text.slice(0, -200)]) await expect(readAuthority(broken)).rejects.toThrow()
  })
})

it.each([
  ['192.168.1.5', true],
  ['10.200.0.1', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['169.254.3.4', true],
  ['127.0.0.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['fd12::1', true],
  ['fe80::1', true],
  ['2001:db8::1', false],
  ['localhost', true],
  ['study.local', true],
  ['study.lan', true],
  ['study', false],
  ['evillocal', false],
  ['local.example', false],
])('%s is private: %s', (name, expected) => expect(isPrivateName(name)).toBe(expected))
