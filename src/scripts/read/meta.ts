import { LIMITS } from './limits'
import { plainId } from './plainId'
import { asList, isRecord, plainText } from './plainText'
import type { Report } from './scriptFile'

type Fields = Readonly<Record<string, unknown>>

/** What is said about scripts, and not about characters. */
const OF_SCRIPTS = ['author', 'almanac', 'bootlegger', 'hideTitle', 'logo', 'background']

/** `_meta` may stand anywhere in the list; a character called Meta has a team. Some tools forget the id. */
export const isMeta = (entry: unknown): boolean => {
  if (!isRecord(entry) || 'team' in entry || 'ability' in entry) return isRecord(entry) && isMetaId(entry['id'], false)
  return 'id' in entry ? isMetaId(entry['id'], true) : OF_SCRIPTS.some((key) => key in entry)
}

const isMetaId = (id: unknown, alone: boolean): boolean => typeof id === 'string' && (alone ? /^_*meta$/i : /^_+meta$/i).test(id.trim())

/** All that is said about the script, the wrapper's words first; a second `_meta` only adds what the first does not say. */
export const metaOf = (wrapper: Fields, entries: readonly unknown[], report: Report): Fields => {
  const metas = entries.filter(isMeta) as readonly Fields[]
  if (metas.length > 1) report('metas')
  const all = [...metas].reverse().reduce<Fields>((meta, one) => ({ ...meta, ...one }), wrapper)
  const { id: _, ...rest } = all
  return rest
}

/** A line about the script: its name, its author. */
export const metaLine = (meta: Fields, key: 'name' | 'author', report: Report): string | undefined => {
  const value = meta[key]
  const text = plainText(Array.isArray(value) ? value.flatMap((one) => plainText(one) ?? []).join(', ') : value)
  if (!text && value !== undefined && value !== null && value !== '' && typeof value !== 'string') report('oddMeta', { key })
  if (text && text.length > LIMITS.name) report('cut', { name: text.slice(0, LIMITS.name), most: LIMITS.name })
  return text?.replace(/\s+/g, ' ').slice(0, LIMITS.name)
}

export const houseRules = (meta: Fields, report: Report): readonly string[] => {
  const given = asList(meta['bootlegger']).filter((rule) => rule !== null && rule !== '')
  const rules = given.flatMap((rule) => plainText(rule) ?? [])
  if (rules.length < given.length || rules.length > LIMITS.rules) report('oddMeta', { key: 'bootlegger' })
  for (const rule of rules) if (rule.length > LIMITS.ability) report('cut', { name: rule.slice(0, LIMITS.name), most: LIMITS.ability })
  return rules.slice(0, LIMITS.rules).map((rule) => rule.slice(0, LIMITS.ability))
}

/** Whether two titles are the same one, written differently. */
export const sameTitle = (one: string, other: string): boolean => titleKey(one) === titleKey(other)
const titleKey = (title: string) => plainId(title.replaceAll('&', 'and').replace(/^the /i, ''))
