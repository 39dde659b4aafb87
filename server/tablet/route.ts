import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { urlOf } from '../addresses.ts'
import type { Route } from '../createServers.ts'
import { headers, pageHeaders, typeOf } from '../headers.ts'
import type { Home } from '../home.ts'
import { isPrivateName } from '../privateNames.ts'
import { refuse } from '../staticFiles.ts'
import { pageIn, switches } from './languages.ts'

/** The computer's name first: it stays the same when the router assigns a new address. */
const secureOrigins = ({ computer, addresses, ports }: Home): readonly string[] =>
  [`${computer}.local`, ...addresses()].filter(isPrivateName).map((host) => urlOf('https', host, ports.https))

const plainOrigins = ({ addresses, ports }: Home): readonly string[] => addresses().map((host) => urlOf('http', host, ports.http))

const policy = (origins: readonly string[]) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' ${origins.join(' ')}; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A tiny image: a device that can load it trusts this computer. */
const probe = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

export const authorityFile = (computer: string): string => `moonrise-${computer}.crt`

export const fingerprint = ({ authority }: Pick<Home, 'authority'>): string =>
  new X509Certificate(authority.certificate.toString('pem')).fingerprint256

/** The page `/tablet` and its files, on both servers. `kept` is the authority's file on this computer. */
export const tabletRoute =
  (home: Home, kept: string): Route =>
  async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== '/tablet' && !path.startsWith('/tablet/')) return false
    const send = (type: string, body: string | Buffer, more: Readonly<Record<string, string>> = {}) => {
      const length = Buffer.byteLength(body)
      response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': length, 'Cache-Control': 'no-store', ...more })
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    }
    const own = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
    const origins = secureOrigins(home)

    switch (path) {
      case '/tablet': {
        const { computer, ports } = home
        const words: Readonly<Record<string, string>> = {
          computer,
          file: authorityFile(computer),
          fingerprint: fingerprint(home),
          ports: `${ports.http},${ports.https}`,
          kept,
        }
        const code = pageIn(request.url ?? '', request.headers['accept-language'] ?? '')
        const page = (await own(code === 'en' ? 'tablet.html' : `tablet.${code}.html`))
          .replace('{{languages}}', switches(code))
          .replace(/\{\{(\w+)\}\}/g, (_, word: string) => escaped(words[word] ?? ''))
        return send(typeOf('tablet.html'), page, { ...pageHeaders, 'Content-Security-Policy': policy(origins) })
      }
      case '/tablet/tablet.css':
      case '/tablet/tablet.js':
        return send(typeOf(path), await own(path.slice('/tablet/'.length)))
      case '/tablet/here.json':
        return send(typeOf(path), JSON.stringify({ computer: home.computer, secure: origins, plain: plainOrigins(home) }))
      case '/tablet/probe.svg':
        // The page at the http address is another origin.
        return send(typeOf(path), probe, { 'Cross-Origin-Resource-Policy': 'cross-origin' })
      case `/tablet/${authorityFile(home.computer)}`:
        // With this type, an iPad offers to install it.
        return send('application/x-x509-ca-cert', Buffer.from(home.authority.certificate.rawData))
      default:
        refuse(response, 404)
        return true
    }
  }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
