import { LIMITS } from './limits'
import { isShallow } from './plainText'
import type { ErrorCode, NoteCode, ScriptNote } from './scriptFile'

export type Parsed =
  | { readonly ok: true; readonly value: unknown; readonly slips: readonly ScriptNote[] }
  | { readonly ok: false; readonly error: ScriptNote<ErrorCode> }

/** Where the reading stands; thrown values never leave this file. */
interface Cursor {
  readonly text: string
  at: number
  readonly slips: Map<NoteCode, number>
}

/**
 * JSON as people write it: a comma too many, comments, single or curly quotes and bare words are passed over and told.
 * What cannot be read is told with its line.
 */
export const parseLoosely = (text: string): Parsed => {
  const strict = parseStrictly(text)
  if (strict) return strict
  const cursor: Cursor = { text, at: 0, slips: new Map() }
  try {
    const value = readValue(cursor, 0)
    skip(cursor)
    if (cursor.at < text.length) throw stop(cursor, 'goesOn')
    const slips = [...cursor.slips].map(([code, line]) => ({ code, values: { line } }))
    return { ok: true, value, slips }
  } catch (thrown) {
    return { ok: false, error: isNote(thrown) ? thrown : stop(cursor, 'notJson') }
  }
}

/** What is nested too deep goes the other way, which knows the line. */
const parseStrictly = (text: string): Parsed | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isShallow(value, LIMITS.strictDepth) ? { ok: true, value, slips: [] } : undefined
  } catch {
    return undefined
  }
}

const lineAt = ({ text, at }: Cursor): number => text.slice(0, at).split(/\r\n|\r|\n/).length

const stop = (cursor: Cursor, code: ErrorCode): ScriptNote<ErrorCode> => {
  const ended = code === 'notJson' && cursor.at >= cursor.text.length
  // An end of file is at the last line that says something.
  const at = ended ? cursor.text.trimEnd().length : cursor.at
  const found = cursor.text.slice(at).match(/^\S{1,12}/u)?.[0] ?? ''
  return { code: ended ? 'endsEarly' : code, values: { line: lineAt({ ...cursor, at }), found } }
}

const isNote = (thrown: unknown): thrown is ScriptNote<ErrorCode> => typeof thrown === 'object' && thrown !== null && 'code' in thrown

const slip = (cursor: Cursor, code: NoteCode) => {
  if (!cursor.slips.has(code)) cursor.slips.set(code, lineAt(cursor))
}

const take = (cursor: Cursor, pattern: RegExp): string | undefined => {
  const sticky = new RegExp(pattern, 'yu')
  sticky.lastIndex = cursor.at
  const found = sticky.exec(cursor.text)?.[0]
  if (found !== undefined) cursor.at += found.length
  return found
}

const skip = (cursor: Cursor): void => {
  take(cursor, /[\s\uFEFF\0]*/u)
  const before = cursor.at
  if (take(cursor, /\/\/[^\n\r]*|\/\*[^]*?\*\//u) === undefined) return
  slip({ ...cursor, at: before }, 'comment')
  skip(cursor)
}

const readValue = (cursor: Cursor, depth: number): unknown => {
  if (depth > LIMITS.depth) throw stop(cursor, 'tooDeep')
  skip(cursor)
  const next = cursor.text[cursor.at] ?? ''
  if (next === '[') return readList(cursor, depth)
  if (next === '{') return Object.fromEntries(readPairs(cursor, depth))
  if (isQuote(next)) return readString(cursor)
  const word = take(cursor, /[-+]?[\w.]+/u)
  if (word === undefined) throw stop(cursor, 'notJson')
  if (word in WORDS) return WORDS[word as keyof typeof WORDS]
  const number = Number(word)
  if (Number.isFinite(number)) return number
  cursor.at -= word.length
  throw stop(cursor, 'notJson')
}

const WORDS = { true: true, false: false, null: null, undefined: null } as const

/** What stands between two brackets, with a comma after each. */
const readItems = <Item>(cursor: Cursor, close: string, item: () => Item): readonly Item[] => {
  cursor.at++
  const items: Item[] = []
  for (;;) {
    skip(cursor)
    const next = cursor.text[cursor.at]
    if (next === close) break
    if (next === ',') {
      slip(cursor, 'comma')
      cursor.at++
      continue
    }
    items.push(item())
    skip(cursor)
    const after = cursor.text[cursor.at]
    if (after === close) break
    if (after !== ',') throw stop(cursor, 'notJson')
    const comma = cursor.at++
    skip(cursor)
    if (cursor.text[cursor.at] === close) slip({ ...cursor, at: comma }, 'comma')
  }
  cursor.at++
  return items
}

const readList = (cursor: Cursor, depth: number): readonly unknown[] => readItems(cursor, ']', () => readValue(cursor, depth + 1))

const readPairs = (cursor: Cursor, depth: number): readonly (readonly [string, unknown])[] =>
  readItems(cursor, '}', () => {
    const key = readKey(cursor)
    skip(cursor)
    if (cursor.text[cursor.at] !== ':') throw stop(cursor, 'notJson')
    cursor.at++
    return [key, readValue(cursor, depth + 1)] as const
  })

const readKey = (cursor: Cursor): string => {
  if (isQuote(cursor.text[cursor.at] ?? '')) return readString(cursor)
  const before = cursor.at
  const word = take(cursor, /[\p{L}_$][\p{L}\p{N}_$-]*/u)
  if (word === undefined) throw stop(cursor, 'notJson')
  slip({ ...cursor, at: before }, 'bareWord')
  return word
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '”': '”', '„': '“', '‘': '’' }
const isQuote = (mark: string) => mark in CLOSING

const readString = (cursor: Cursor): string => {
  const open = cursor.text[cursor.at] ?? ''
  const close = CLOSING[open] ?? open
  if (open !== '"') slip(cursor, 'quotes')
  const began = cursor.at++
  let text = ''
  for (;;) {
    const next = cursor.text[cursor.at]
    if (next === undefined) throw stop(cursor, 'notJson')
    cursor.at++
    if (next === close) return text
    // A line that breaks inside a text is most often a quote that nobody closed.
    if (next === '\n' && /^\s*["'[\]{}]/.test(cursor.text.slice(cursor.at, cursor.at + 80))) throw stop({ ...cursor, at: began }, 'notJson')
    text += next === '\\' ? readEscape(cursor) : next
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

const readEscape = (cursor: Cursor): string => {
  const code = take(cursor, /u[0-9a-fA-F]{4}/u)
  if (code !== undefined) return String.fromCharCode(parseInt(code.slice(1), 16))
  const next = cursor.text[cursor.at++]
  if (next === undefined) throw stop(cursor, 'notJson')
  return ESCAPES[next] ?? next
}
