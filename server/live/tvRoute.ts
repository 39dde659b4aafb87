import type { Route } from '../createServers.ts'
import { headers } from '../headers.ts'

/** An address short enough to be typed with a remote control. */
export const tvRoute =
  (base: string): Route =>
  (request, response) => {
    if ((request.url ?? '').split('?')[0] !== `${base}tv`) return false
    response.writeHead(302, { ...headers, Location: './#/tv', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
    return true
  }
