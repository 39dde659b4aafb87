import { attachLive, type LiveOptions } from './live/attach.ts'
import { createServers, listen, type Limits, type Route } from './createServers.ts'

export interface Served {
  readonly url: string
  /** Also drops connections that are still open, so that the app is really alone. */
  readonly close: () => Promise<void>
}

interface Options {
  readonly folder?: string
  /** 0 takes any free one. */
  readonly port?: number
  readonly base?: string
  readonly routes?: readonly Route[]
  readonly limits?: Partial<Limits>
  /** With it there are live rooms. */
  readonly live?: LiveOptions | undefined
}

/** The app for this computer only, over http, where browsers allow everything that https allows. */
export async function serve({ folder = 'dist', port = 0, base = '/', routes = [], limits = {}, live }: Options = {}): Promise<Served> {
  const servers = createServers({ folder, base, routes, hasRooms: live !== undefined }, limits)
  const rooms = live && (await attachLive(servers.each, base, live))
  const actual = await listen(servers.http, port, '127.0.0.1')
  const close = async () => {
    await rooms?.close()
    await servers.close()
  }
  return { url: `http://localhost:${actual}${base}`, close }
}
