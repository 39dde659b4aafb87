import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

/** Whom a limit counts. Behind a web server on this computer, the client's address is what that server says last. */
export const clientAddress = ({ headers, socket: { remoteAddress = '' } }: Asking): string => {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return household(said && /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress) ? said : remoteAddress)
}

/** One household has as many IPv6 addresses as it likes, all with the same first half. */
const household = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [before = '', after] = plain.toLowerCase().split('::')
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? []
  const zeros = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  return [...groups(before), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(after)]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
