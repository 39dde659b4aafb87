import { encode } from 'uqr'
import { urlOf } from './addresses.ts'
import type { KeptAuthority } from './keptAuthority.ts'

export interface Place {
  /** Of the authority, to compare with what a tablet shows. */
  readonly fingerprint: string
  readonly computer: string
  readonly nameKnown: boolean
  readonly addresses: readonly string[]
  readonly ports: { readonly http: number; readonly https: number }
}

/** Two rows in one line. In colours of its own, black on white, for a terminal may be light or dark. */
export function picture(url: string, colours: boolean): string {
  const { data, size } = encode(url, { border: 2, ecc: 'M' })
  const dark = (row: number, column: number) => data[row]?.[column] === true
  const lines: string[] = []
  for (let row = 0; row < size; row += 2) {
    let line = ''
    for (let column = 0; column < size; column++) {
      const [upper, lower] = [dark(row, column), dark(row + 1, column)]
      // Without colours the terminal is taken to be dark, so that what is drawn is the paper.
      line += colours ? (upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ') : upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█'
    }
    lines.push(colours ? `\x1b[30;107m${line}\x1b[0m` : line)
  }
  return lines.join('\n')
}

/** What `npm start` prints: where the app is, and what to do next. */
export function welcome(
  { fingerprint, computer, nameKnown, addresses, ports }: Place,
  authority?: Pick<KeptAuthority, 'file' | 'renewed' | 'exposed'>,
  colours = false,
): string {
  const here = `Moonrise on this computer:  ${urlOf('http', 'localhost', ports.http)}/`
  const [likeliest, ...others] = addresses
  if (likeliest === undefined)
    return [here, '', 'This computer is in no network, so no tablet can reach it. Join a wifi and start again.'].join('\n')

  const door = (host: string) => `${urlOf('http', host, ports.http)}/tablet`
  const name = `${computer}.local`
  const lines = [
    here,
    '',
    'On a tablet or phone in the same wifi: point its camera at this picture, or type the address.',
    '',
    picture(door(likeliest), colours),
    '',
    `    ${door(likeliest)}`,
    ...(nameKnown ? [`    ${door(name)}`] : []),
    '',
    'The page there shows how to trust this computer. That is done once; then Moonrise can be installed and works offline,',
    `at  ${urlOf('https', nameKnown ? name : likeliest, ports.https)}/`,
  ]
  lines.push('', `Fingerprint of its certificate: ${fingerprint}`)
  if (others.length > 0) lines.push('', `This computer has more addresses, in case that one does not answer: ${others.join(', ')}`)
  if (!nameKnown)
    lines.push('', `Nothing here answers to ${name}. Games belong to an address, and a name stays when numbers change:`, `${nameHelp()}.`)
  if (authority?.renewed === 'expired')
    lines.push('', 'The old certificate authority has come to its end. Every tablet has to trust the new one.')
  if (authority?.renewed === 'damaged')
    lines.push(
      '',
      `The certificate authority could not be read (it is kept as ${authority.file}.old). Every tablet has to trust the new one.`,
    )
  if (authority?.exposed)
    lines.push(
      '',
      `Other users of this computer could read ${authority.file} until now. If you do not trust them, delete it and start again.`,
    )
  lines.push(
    '',
    'The tablet finds nothing? The page docs/hosting.md helps. This computer only: HOST=127.0.0.1 npm start',
    'To stop: Ctrl+C',
  )
  return lines.join('\n')
}

/** Printed while it runs, because games do not follow the computer to a new address. */
export const movedTo = (addresses: readonly string[], ports: Place['ports'], name: string): string =>
  addresses[0] === undefined
    ? '\nThis computer has left its network. What is installed on a tablet works on; nothing new can be opened.'
    : [
        `\nThis computer has another address now: ${urlOf('http', addresses[0], ports.http)}/tablet`,
        `Games that were begun at the old number are still there, on the tablet, under the old number. Those at ${name} are found as before.`,
      ].join('\n')

const nameHelp = (platform = process.platform): string =>
  platform === 'linux'
    ? 'install avahi-daemon, or give this computer a fixed address in your router'
    : 'give this computer a fixed address in your router'
