import 'reflect-metadata'
import { AsnConvert } from '@peculiar/asn1-schema'
import { GeneralName, GeneralSubtree, GeneralSubtrees, id_ce_nameConstraints, NameConstraints } from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { webcrypto } from 'node:crypto'
import { isIP } from 'node:net'
import type { Certificate } from './createServers.ts'
import { isPrivateName, privateDomains, privateNetworks } from './privateNames.ts'

export interface Authority {
  readonly key: CryptoKey
  readonly certificate: X509Certificate
}

export const DAY = 86_400_000
/** Apple refuses a server's certificate that lasts longer than 398 days; the day before counts too, for a tablet whose clock is behind. */
const LEAF_DAYS = 396
const AUTHORITY_DAYS = 3650

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' }
const makeKeys = () => webcrypto.subtle.generateKey(curve, true, ['sign', 'verify']) as Promise<CryptoKeyPair>
const keyText = async (key: CryptoKey) => PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')

/** Critical: a browser that does not understand the limits must reject the authority. */
const onlyPrivate = (): Extension => {
  const permitted = [
    ...privateNetworks.map((iPAddress) => new GeneralName({ iPAddress })),
    ...privateDomains.map((dNSName) => new GeneralName({ dNSName })),
  ].map((base) => new GeneralSubtree({ base }))
  const limits = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(permitted) })
  return new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(limits))
}

/** `computer` tells several laptops apart in a tablet's list. */
export async function makeAuthority(computer: string, now: number): Promise<Authority> {
  const keys = await makeKeys()
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [`Moonrise on ${computer}`] }, { O: ['Moonrise, for this home network only'] }],
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + AUTHORITY_DAYS * DAY),
    keys,
    signingAlgorithm,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      onlyPrivate(),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { key: keys.privateKey, certificate }
}

/** For these names and addresses. A single forbidden one would make browsers reject the whole certificate. */
export async function makeLeaf(authority: Authority, names: readonly string[], now: number): Promise<Certificate> {
  const named = names.filter(isPrivateName)
  if (named.length === 0) throw new Error('No private name to make a certificate for')
  const keys = await makeKeys()
  const certificate = await X509CertificateGenerator.create({
    subject: [{ CN: ['Moonrise'] }],
    issuer: authority.certificate.subjectName,
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + (LEAF_DAYS - 1) * DAY),
    publicKey: keys.publicKey,
    signingKey: authority.key,
    signingAlgorithm,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(named.map((value) => ({ type: isIP(value) ? ('ip' as const) : ('dns' as const), value }))),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(authority.certificate.publicKey),
    ],
  })
  // Includes the authority, so that a tablet that does not trust it yet can show its name.
  return { key: await keyText(keys.privateKey), cert: `${certificate.toString('pem')}\n${authority.certificate.toString('pem')}\n` }
}

/** Key and certificate in one file, so that they cannot be separated. */
export const authorityText = async ({ key, certificate }: Authority): Promise<string> =>
  `${await keyText(key)}\n${certificate.toString('pem')}\n`

export async function readAuthority(text: string): Promise<Authority> {
  const certificate = new X509Certificate(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text)?.[0] ?? '')
  const [raw] = PemConverter.decode(/-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(text)?.[0] ?? '')
  if (!raw) throw new Error('no key')
  const key = await webcrypto.subtle.importKey('pkcs8', raw, curve, false, ['sign'])
  const words = new TextEncoder().encode('Moonrise')
  const signed = await webcrypto.subtle.sign(signingAlgorithm, key, words)
  const belongs = await webcrypto.subtle.verify(signingAlgorithm, await certificate.publicKey.export(), signed, words)
  if (!belongs) throw new Error('the key is another one')
  return { key, certificate }
}
