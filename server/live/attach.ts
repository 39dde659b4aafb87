import type { Extension } from '@hocuspocus/server'
import type { IncomingMessage, Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { clientAddress } from './clientAddress.ts'
import { GuardedSocket } from './guardedSocket.ts'
import { liveLimits, type LiveLimits } from './limits.ts'
import { createRooms } from './rooms.ts'
import type { LiveStore } from './store.ts'

export interface LiveOptions {
  /** Where the rooms are kept. It is closed with them. */
  readonly store: LiveStore
  readonly limits?: Partial<LiveLimits>
  /** For several processes: Hocuspocus' Redis extension. */
  readonly extensions?: readonly Extension[]
  readonly now?: () => number
}

export interface Live {
  /** Removes rooms that nobody has written to for long. It is called every hour. */
  readonly expire: () => Promise<void>
  readonly close: () => Promise<void>
}

const HOUR = 3_600_000

/** The path of the rooms, from the app's own. */
export const LIVE_PATH = 'live'

/** Live rooms on the same ports as the app. */
export async function attachLive(servers: readonly (Server | SecureServer)[], base: string, options: LiveOptions): Promise<Live> {
  const limits = { ...liveLimits, ...options.limits }
  const rooms = createRooms(options.store, limits, options.extensions, options.now)
  await rooms.expire()
  const sockets = new WebSocketServer({
    noServer: true,
    WebSocket: GuardedSocket,
    maxPayload: limits.messageBytes,
    // What is sealed cannot be packed, and unpacking is where a small message becomes a large one.
    perMessageDeflate: false,
  })
  const perAddress = new Map<string, number>()
  const count = (address: string, by: number) => {
    const now = (perAddress.get(address) ?? 0) + by
    if (now) perAddress.set(address, now)
    else perAddress.delete(address)
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path] = (request.url ?? '').split('?')
    const address = clientAddress(request)
    if (path !== base + LIVE_PATH) return turnAway(socket, '404 Not Found')
    if (!isOwnPage(request)) return turnAway(socket, '403 Forbidden')
    if (sockets.clients.size >= limits.connections || (perAddress.get(address) ?? 0) >= limits.connectionsPerAddress)
      return turnAway(socket, '503 Service Unavailable')
    sockets.handleUpgrade(request, socket, head, (client) => {
      count(address, 1)
      client.once('close', () => count(address, -1))
      client.on('error', () => client.terminate())
      client.guardWith(limits, rooms.roomOf)
      rooms.hocuspocus.handleConnection(client, request, { socket: client, address })
    })
  }
  servers.forEach((server) => server.on('upgrade', upgrade))
  const sweep = setInterval(() => void rooms.expire().catch(console.error), HOUR)
  sweep.unref()

  return {
    expire: rooms.expire,
    close: async () => {
      clearInterval(sweep)
      servers.forEach((server) => server.off('upgrade', upgrade))
      await rooms.close()
      sockets.clients.forEach((client) => client.terminate())
      sockets.close()
    },
  }
}

const turnAway = (socket: Duplex, status: string) => {
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** A page of another host must not use a visitor's browser to come in. Programs send no origin. */
const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean => {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
