import { X509Certificate } from 'node:crypto'
import { certificateNames } from './addresses.ts'
import { DAY, makeLeaf, type Authority } from './authority.ts'
import { attachLive, type LiveOptions } from './live/attach.ts'
import { createServers, listen, type Limits, type Route, type Servers } from './createServers.ts'

export interface HomeOptions {
  readonly folder: string
  /** 0 takes any free one. */
  readonly port: number
  readonly securePort: number
  /** Undefined: every card of this computer. */
  readonly host?: string | undefined
  readonly computer: string
  readonly authority: Authority
  /** Called repeatedly, because a laptop changes networks. */
  readonly addresses: () => readonly string[]
  readonly now?: () => number
  /** The computer's addresses have changed. */
  readonly moved?: (addresses: readonly string[]) => void
  readonly routes?: (home: Home) => readonly Route[]
  readonly limits?: Partial<Limits>
  /** With it there are live rooms. */
  readonly live?: LiveOptions | undefined
}

export interface Home {
  readonly computer: string
  readonly authority: Authority
  readonly addresses: () => readonly string[]
  readonly ports: { readonly http: number; readonly https: number }
  readonly servers: Servers
  /** Makes a new certificate if the addresses changed or the old one expires soon; true if it did. */
  readonly renew: () => Promise<boolean>
  readonly close: () => Promise<void>
}

const RENEW_BEFORE = 60 * DAY
const LOOK_EVERY = 30_000

/** The app on this computer and on the local network, over http and https. */
export async function startHome(options: HomeOptions): Promise<Home> {
  const { authority, computer, addresses, now = Date.now } = options
  const names = () => certificateNames(computer, addresses())
  let named = names()
  const first = await makeLeaf(authority, named, now())
  let ends = endOf(first.cert)
  const ports = { http: options.port, https: options.securePort }

  const routes: Route[] = []
  const servers = createServers(
    { folder: options.folder, routes, certificate: first, hasRooms: options.live !== undefined },
    options.limits,
  )
  const rooms = options.live && (await attachLive(servers.each, '/', options.live))
  const renew = async () => {
    const wanted = names()
    if (wanted.join() === named.join() && ends - now() > RENEW_BEFORE) return false
    const elsewhere = wanted.join() !== named.join()
    const leaf = await makeLeaf(authority, wanted, now())
    servers.https?.setSecureContext(leaf)
    named = wanted
    ends = endOf(leaf.cert)
    if (elsewhere) options.moved?.(addresses())
    return true
  }
  const look = setInterval(() => void renew().catch(console.error), LOOK_EVERY)
  look.unref()
  const close = async () => {
    clearInterval(look)
    await rooms?.close()
    await servers.close()
  }
  const home: Home = { computer, authority, addresses, ports, servers, renew, close }
  routes.push(...(options.routes?.(home) ?? []))

  try {
    ports.http = await listenOn(servers.http, options.port, options.host)
    if (servers.https) ports.https = await listenOn(servers.https, options.securePort, options.host)
    return home
  } catch (error) {
    await close()
    throw error
  }
}

const endOf = (cert: string): number => new Date(new X509Certificate(cert).validTo).getTime()

/** `::` hears IPv4 as well; a computer without IPv6 has only the other. */
const listenOn = (server: Servers['each'][number], port: number, host: string | undefined): Promise<number> =>
  host !== undefined
    ? listen(server, port, host)
    : listen(server, port, '::').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' || error.code === 'EACCES') throw error
        return listen(server, port, '0.0.0.0')
      })
