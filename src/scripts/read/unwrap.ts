import { LIMITS } from './limits'
import { plainId } from './plainId'
import { isRecord, isShallow, plainText } from './plainText'
import { teamOf } from './teamOf'

/** The list of a file and what is said about it, whatever it was wrapped in. */
export interface Unwrapped {
  readonly entries: readonly unknown[]
  readonly meta: Readonly<Record<string, unknown>>
}

/** Where tools keep the list, the likeliest first. */
const LISTS = [
  'characters',
  'roles',
  'script',
  'content',
  'json',
  'data',
  'list',
  'entries',
  'character_ids',
  'characterIds',
  'results',
  'scripts',
]

export const unwrap = (value: unknown, depth = 0): Unwrapped | undefined => {
  if (Array.isArray(value)) return { entries: value, meta: {} }
  if (depth > 3) return undefined
  if (typeof value === 'string') return unwrapText(value, depth)
  if (!isRecord(value)) return undefined
  return unwrapList(value, depth) ?? unwrapTeams(value) ?? unwrapOne(value) ?? unwrapTable(value)
}

/** A whole script as one text inside another file. */
const unwrapText = (text: string, depth: number): Unwrapped | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isShallow(value, LIMITS.strictDepth) ? unwrap(value, depth + 1) : undefined
  } catch {
    return undefined
  }
}

/** `{ roles: [...] }`; what stands beside it under a team's name is on the script too. */
export const unwrapList = (value: Readonly<Record<string, unknown>>, depth = 0): Unwrapped | undefined => {
  for (const key of LISTS) {
    const inner = key in value ? unwrap(value[key], depth + 1) : undefined
    if (!inner) continue
    const { [key]: _, ...others } = value
    const beside = unwrapTeams(others) ?? { entries: [], meta: metaOf(others, []) }
    return { entries: [...inner.entries, ...beside.entries], meta: { ...beside.meta, ...inner.meta } }
  }
  return undefined
}

/** `{ townsfolk: [...], outsiders: [...] }` */
const unwrapTeams = (value: Readonly<Record<string, unknown>>): Unwrapped | undefined => {
  const teams = Object.keys(value).filter((key) => Array.isArray(value[key]) && teamOf(key))
  if (teams.length === 0) return undefined
  const entries = teams.flatMap((key) => (value[key] as readonly unknown[]).map((entry) => withTeam(entry, key)))
  return { entries, meta: metaOf(value, teams) }
}

/** What stands under a team's name is of that team, unless it says otherwise itself; an id alone stays one. */
const withTeam = (entry: unknown, team: string): unknown =>
  isRecord(entry) && !('team' in entry) && 'ability' in entry ? { ...entry, team } : entry

/** A single character that was saved alone. */
const unwrapOne = (value: Readonly<Record<string, unknown>>): Unwrapped | undefined =>
  plainText(value['id']) && ('team' in value || 'ability' in value) ? { entries: [value], meta: {} } : undefined

/** `{ "imp": { "team": "demon" }, "chef": {} }`; a list whose places are numbered has ids of its own. */
const unwrapTable = (value: Readonly<Record<string, unknown>>): Unwrapped | undefined => {
  const has = (key: string, fields: readonly string[]) => fields.some((field) => field in (value[key] as object))
  const ids = Object.keys(value).filter((key) => plainId(key) !== 'meta' && !/^\d+$/.test(key) && isRecord(value[key]))
  if (!ids.some((key) => has(key, ['team', 'ability', 'name']))) return undefined
  const characters = ids.filter((key) => has(key, ['team', 'ability', 'name']) || Object.keys(value[key] as object).length === 0)
  return { entries: characters.map((id) => ({ id, ...(value[id] as object) })), meta: metaOf(value, characters) }
}

/** What a wrapper says beside its list; its own `_meta` has the last word. */
export const metaOf = (value: Readonly<Record<string, unknown>>, without: readonly string[]): Readonly<Record<string, unknown>> => {
  const inner = Object.keys(value).find((key) => plainId(key) === 'meta' && isRecord(value[key]))
  const { title, ...rest } = Object.fromEntries(Object.entries(value).filter(([key]) => ![...without, inner].includes(key)))
  return { ...rest, ...(title !== undefined && !('name' in rest) ? { name: title } : {}), ...(inner ? (value[inner] as object) : {}) }
}
