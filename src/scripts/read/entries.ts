import type { KnownCharacter } from '../known/knownCharacter'
import { homebrew } from './homebrew'
import { LIMITS } from './limits'
import { isMeta } from './meta'
import { fixedRow, plainId } from './plainId'
import { isRecord, plainText } from './plainText'
import type { Report, ScriptCharacter } from './scriptFile'
import type { ScriptLibrary } from './scriptLibrary'
import { teamOf } from './teamOf'
import { unwrapList } from './unwrap'

type Fields = Readonly<Record<string, unknown>>

export interface Placed {
  readonly entry: unknown
  /** Counted from one, as people do. */
  readonly at: number
}

/** Lists inside the list, and whole scripts, are read as well: nothing is dropped that might be a character. */
export const flatEntries = (entries: readonly unknown[], report: Report): readonly Placed[] => {
  const flat = (entry: unknown, at: number, depth: number): readonly Placed[] => {
    const inside = depth < 4 ? listIn(entry) : undefined
    return inside ? inside.flatMap((inner) => flat(inner, at, depth + 1)) : [{ entry: withPlainKeys(entry), at }]
  }
  return entries.flatMap((entry, index) => {
    if (listIn(entry)) report('nested', { at: index + 1 })
    return flat(entry, index + 1, 0)
  })
}

const KEYS = ['id', 'name', 'team', 'ability', 'author']

/** `ID` and `Name` are keys too; an entry that has none such stays as it is written. */
const withPlainKeys = (entry: unknown): unknown => {
  if (!isRecord(entry)) return entry
  const found = Object.entries(entry).filter(([key]) => !KEYS.includes(key) && KEYS.includes(key.toLowerCase()))
  const plain = found.map(([key, value]) => [key.toLowerCase(), value] as const).filter(([key]) => !(key in entry))
  return plain.length > 0 ? { ...entry, ...Object.fromEntries(plain) } : entry
}

const listIn = (entry: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(entry)) return entry
  const wrapped = isRecord(entry) && !OF_CHARACTERS.some((key) => key in entry) ? unwrapList(entry) : undefined
  return wrapped && (wrapped.entries.some(isMeta) ? wrapped.entries : [{ id: '_meta', ...wrapped.meta }, ...wrapped.entries])
}
const OF_CHARACTERS = ['id', 'ID', 'Id', 'team', 'ability']

/** One entry of the list, or undefined for what is no character; then the report says so. */
export const readEntry = ({ entry, at }: Placed, library: ScriptLibrary, report: Report): ScriptCharacter | undefined => {
  if (typeof entry === 'string') {
    const id = plainText(entry)
    if (id && !/^_+meta$/i.test(id) && !fixedRow(id)) return byIdAlone(id.slice(0, LIMITS.name), entry, library, report)
  }
  const read = isRecord(entry) ? readFields(entry, library, report) : undefined
  if (!read) report('leftOut', { at, what: shortly(entry) })
  return read
}

const readFields = (fields: Fields, library: ScriptLibrary, report: Report): ScriptCharacter | undefined => {
  const id = plainText(fields['id'])?.slice(0, LIMITS.name) ?? otherId(fields)
  const name = plainText(fields['name'])?.slice(0, LIMITS.name)
  const own = ['team', 'ability', 'reminders', 'firstNight', 'otherNight'].some((field) => field in fields)
  if (!id && !name) return undefined
  // A row of every night, listed among the characters.
  if (id && fixedRow(id) && !('team' in fields)) return undefined
  const named = id ? undefined : library.find(name ?? '')
  const known = id ? library.find(id) : named && sameAs(named, fields) ? named : undefined
  if (!id && name && !known) report('noId', { name, id: plainId(name) })
  const key = id ?? plainId(name ?? '')
  if (known && sameAs(known, fields)) {
    if ('ability' in fields) report('ownWords', { name: known.name })
    return published(known, fields, library)
  }
  if (known) report('takesId', { name: name ?? key, published: known.name })
  if (own || known) return homebrew(fields, key, name ?? titleOf(key), report)
  return byIdAlone(key, fields, library, report, name)
}

/** Other names that tools have for an id. */
const otherId = (fields: Fields): string | undefined =>
  ['slug', 'character_id', 'characterId', 'character', 'role'].map((key) => plainText(fields[key])).find((text) => text !== undefined)

/** The published character itself, and not something new under its id. */
const sameAs = (known: KnownCharacter, fields: Fields): boolean => {
  const name = plainText(fields['name'])
  const team = teamOf(plainText(fields['team']) ?? '')
  // A name in another script is a translation.
  const sameName = !name || plainId(name) === plainId(known.name) || !/[a-z]/i.test(name)
  return sameName && (!team || team === known.team || (isRule(team) && isRule(known.team)))
}

/** Several Fabled have become Loric; older files do not know. */
const isRule = (team: string) => team === 'fabled' || team === 'loric'

const byIdAlone = (id: string, written: unknown, library: ScriptLibrary, report: Report, name?: string): ScriptCharacter => {
  const known = library.find(id)
  if (known) return published(known, written, library)
  report('unknown', { id })
  const nothing = {
    ability: '',
    tokens: [],
    anywhere: [],
    first: 0,
    other: 0,
    firstReminder: '',
    otherReminder: '',
    setup: false,
    jinxes: [],
  }
  return { id, name: name ?? titleOf(id), team: 'unknown', known: 'unknown', ...nothing, written }
}

const published = (character: KnownCharacter, written: unknown, library: ScriptLibrary): ScriptCharacter => {
  const { id, name, team, ability, tokens, anywhere, bag } = character
  const known = library.hasRules(id) ? 'rules' : 'hand'
  const quiet = { first: 0, other: 0, firstReminder: '', otherReminder: '', jinxes: [] }
  return { id, name, team, known, ability, tokens, anywhere, ...quiet, setup: bag.length > 0, written }
}

/** `red_baron` reads "Red baron". */
const titleOf = (id: string): string => {
  const words = id.replace(/[_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const shortly = (entry: unknown): string => {
  const text = JSON.stringify(entry) ?? 'undefined'
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
