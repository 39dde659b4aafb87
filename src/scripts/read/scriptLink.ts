import type { ScriptFile } from './scriptFile'
import { isRecord } from './plainText'
import { writeScript } from './writeScript'

/**
 * A script as the end of a link, so that nothing has to be fetched: readable if it is made of published characters alone
 * (`n=Name&a=Author&c=imp.chef`), else the whole file, which grows by a third.
 */
export const scriptToLink = (script: ScriptFile): string => {
  const plain =
    script.characters.every(({ known, written }) =>
      known === 'rules' || known === 'hand' ? !isRecord(written) || Object.keys(written).length < 2 : false,
    ) && Object.keys(script.meta).every((key) => key === 'name' || key === 'author')
  if (!plain) return `j=${toBase64(writeScript(script))}`
  const said = [
    script.name ? `n=${encodeURIComponent(wellFormed(script.name))}` : [],
    script.author ? `a=${encodeURIComponent(wellFormed(script.author))}` : [],
  ].flat()
  return [...said, `c=${script.characters.map(({ id }) => id).join('.')}`].join('&')
}

/** The file that a link carries, to be read like any other; undefined if it carries none. */
export const linkToFile = (link: string): string | undefined => {
  const fields = Object.fromEntries(
    link.split('&').map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  )
  if (fields['j']) return fromBase64(fields['j'])
  const ids = fields['c']?.split('.').filter((id) => id !== '')
  if (!ids?.length) return undefined
  const meta = { id: '_meta', ...(fields['n'] ? { name: plain(fields['n']) } : {}), ...(fields['a'] ? { author: plain(fields['a']) } : {}) }
  return JSON.stringify([meta, ...ids.map(plain)])
}

/** Half of a pair of code units, as in a text cut inside an emoji, is no character. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '')

/** A link that was cut or retyped may hold half an escape. */
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64 for addresses, of the text as UTF-8. */
const toBase64 = (text: string): string => {
  const bytes =
    encodeURIComponent(wellFormed(text))
      .match(/%..|[^]/g)
      ?.map((one) => (one.length === 3 ? parseInt(one.slice(1), 16) : one.charCodeAt(0))) ?? []
  let link = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3)
    const group = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]
    link += group
      .slice(0, Math.min(4, bytes.length - at + 1))
      .map((digit) => DIGITS[digit])
      .join('')
  }
  return link
}

const fromBase64 = (link: string): string | undefined => {
  const digits = [...link].map((digit) => DIGITS.indexOf(digit))
  if (digits.includes(-1)) return undefined
  let escaped = ''
  for (let at = 0; at < digits.length; at += 4) {
    const [a = 0, b = 0, c, d] = digits.slice(at, at + 4)
    const bytes = [
      (a << 2) | (b >> 4),
      ...(c === undefined ? [] : [((b & 15) << 4) | (c >> 2)]),
      ...(c === undefined || d === undefined ? [] : [((c & 3) << 6) | d]),
    ]
    escaped += bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  }
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}
