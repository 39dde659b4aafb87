import { LIMITS } from './limits'
import { plainId } from './plainId'
import { asList, isRecord, plainText } from './plainText'
import type { Report } from './scriptFile'

type Fields = Readonly<Record<string, unknown>>

/** `_meta` may stand anywhere in the list; a character called Meta has a team. */
export const isMeta = (entry: unknown): boolean =>
  isRecord(entry) &&
  typeof entry['id'] === 'string' &&
  (/^_+meta$/i.test(entry['id'].trim()) || (/^meta$/i.test(entry['id']) && !('team' in entry)))

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

export const houseRules = (meta: Fields): readonly string[] =>
  asList(meta['bootlegger'])
    .flatMap((rule) => plainText(rule) ?? [])
    .slice(0, LIMITS.rules)
    .map((rule) => rule.slice(0, LIMITS.ability))

/** Whether two titles are the same one, written differently. */
export const sameTitle = (one: string, other: string): boolean => titleKey(one) === titleKey(other)
const titleKey = (title: string) => plainId(title.replaceAll('&', 'and').replace(/^the /i, ''))
