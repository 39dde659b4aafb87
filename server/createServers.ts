import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tvRoute } from './live/tvRoute.ts'
import { refuse, staticFiles } from './staticFiles.ts'

/** Handles some requests before the files do; true if it did. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export interface Certificate {
  /** PEM, as are the certificates, the leaf first. */
  readonly key: string
  readonly cert: string
}

export interface ServerOptions {
  readonly folder: string
  /** The path on the host, as a static host might have it: `/games/moonrise/`. */
  readonly base?: string
  readonly routes?: readonly Route[]
  /** With it there is a second server, for https. */
  readonly certificate?: Certificate
  /** The page is told that live rooms are here; `attachLive` opens them. */
  readonly hasRooms?: boolean
}

/** All servers. Live rooms attach to the `upgrade` of `each`. */
export interface Servers {
  readonly http: Server
  readonly https: SecureServer | undefined
  readonly each: readonly (Server | SecureServer)[]
  readonly close: () => Promise<void>
}

/** One table needs little, so large or slow requests are cut off. Milliseconds and bytes. */
export const limits = {
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  /** Silence in the middle of an answer. */
  idle: 30_000,
  connections: 500,
}
export type Limits = typeof limits

export function createServers(
  { folder, base = '/', routes = [], certificate, hasRooms = false }: ServerOptions,
  own: Partial<Limits> = {},
): Servers {
  const { idle, connections, ...options } = { ...limits, ...own }
  const files = staticFiles(folder, base, hasRooms)
  const doors = hasRooms ? [...routes, tvRoute(base)] : routes
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD', Connection: 'close' })
    for (const route of doors) if (await route(request, response)) return
    await files(request, response)
  }
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch((error: unknown) => {
      console.error(error)
      refuse(response, 500)
    })

  const http = createServer(options, listener)
  const https = certificate && createSecureServer({ ...options, ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: 10_000 }, listener)
  const each = https ? [http, https] : [http]
  for (const server of each) {
    server.maxConnections = connections
    server.setTimeout(idle)
  }
  return { http, https, each, close: () => Promise.all(each.map(closeServer)).then(() => undefined) }
}

/** Also closes open connections. */
const closeServer = (server: Server | SecureServer) =>
  new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })

/** 0 takes any free port and returns it. */
export const listen = (server: Server | SecureServer, port: number, host: string): Promise<number> =>
  new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      ready((server.address() as AddressInfo).port)
    })
  })
