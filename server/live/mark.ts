import { LIVE_PATH } from './attach.ts'

const HOST = /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i

/** Browsers once read `'self'` as http only, so the socket is named as well. A host that is none is not repeated. */
export const allowSocket = (policy: string, host: string | undefined): string =>
  // In the page the quotes are written as `&#39;`.
  host && HOST.test(host) ? policy.replace(/connect-src ('|&#39;)self\1/, `$& ws://${host} wss://${host}`) : policy

/** The page learns from a mark that its server has live rooms, so on any other host it need not ask. */
export const markPage = (page: string, host: string | undefined): string =>
  allowSocket(page, host).replace('<html', `<html data-live="${LIVE_PATH}"`)
