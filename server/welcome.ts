import { encode } from 'uqr'
import { urlOf } from './addresses.ts'
import type { KeptAuthority } from './keptAuthority.ts'
import type { TerminalWords } from './words/terminalWords.ts'

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
  words: TerminalWords,
  { fingerprint, computer, nameKnown, addresses, ports }: Place,
  authority?: Pick<KeptAuthority, 'file' | 'renewed' | 'exposed'>,
  colours = false,
): string {
  const here = words.here(`${urlOf('http', 'localhost', ports.http)}/`)
  const [likeliest, ...others] = addresses
  if (likeliest === undefined) return [here, '', words.noNetwork].join('\n')

  const door = (host: string) => `${urlOf('http', host, ports.http)}/tablet`
  const name = `${computer}.local`
  const lines = [
    here,
    '',
    words.point,
    '',
    picture(door(likeliest), colours),
    '',
    `    ${door(likeliest)}`,
    ...(nameKnown ? [`    ${door(name)}`] : []),
    '',
    ...words.trust(`${urlOf('https', nameKnown ? name : likeliest, ports.https)}/`),
    '',
    words.fingerprint(fingerprint),
  ]
  if (others.length > 0) lines.push('', words.more(others))
  if (!nameKnown) lines.push('', ...words.noName(name, process.platform === 'linux'))
  if (authority?.renewed === 'expired') lines.push('', words.expired)
  if (authority?.renewed === 'damaged') lines.push('', words.damaged(`${authority.file}.old`))
  if (authority?.exposed) lines.push('', words.exposed(authority.file))
  lines.push('', words.help('docs/hosting.md', 'HOST=127.0.0.1 npm start'), words.stop)
  return lines.join('\n')
}

/** Printed while it runs, because games do not follow the computer to a new address. */
export const movedTo = (words: TerminalWords, addresses: readonly string[], ports: Place['ports'], name: string): string =>
  ['', ...(addresses[0] === undefined ? [words.left] : words.moved(`${urlOf('http', addresses[0], ports.http)}/tablet`, name))].join('\n')
