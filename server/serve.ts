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
}

/** The app for this computer only, over http, where browsers allow everything that https allows. */
export async function serve({ folder = 'dist', port = 0, base = '/', routes = [], limits = {} }: Options = {}): Promise<Served> {
  const servers = createServers({ folder, base, routes }, limits)
  const actual = await listen(servers.http, port, '127.0.0.1')
  return { url: `http://localhost:${actual}${base}`, close: servers.close }
}
