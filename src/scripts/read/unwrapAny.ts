import { isRecord, plainText } from './plainText'
import { metaOf, type Unwrapped } from './unwrap'

/** A list under a name that we have never seen, if somebody in it is known or has a team or an ability. */
export const unwrapAny = (value: unknown, isKnown: (id: string) => boolean, depth = 0): Unwrapped | undefined => {
  if (!isRecord(value) || depth > 3) return undefined
  const isCharacter = (entry: unknown): boolean => {
    if (typeof entry === 'string') return isKnown(entry)
    if (!isRecord(entry)) return false
    const id = plainText(entry['id'])
    return id !== undefined && (isKnown(id) || 'team' in entry || 'ability' in entry)
  }
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(inner) && inner.some(isCharacter)) return { entries: inner, meta: metaOf(value, [key]) }
    const within = unwrapAny(inner, isKnown, depth + 1)
    if (within) return { entries: within.entries, meta: { ...metaOf(value, [key]), ...within.meta } }
  }
  return numbered(value, isCharacter) ?? ticked(value, isKnown)
}

/** `{ "0": "imp", "1": "chef" }` */
const numbered = (value: Readonly<Record<string, unknown>>, isCharacter: (entry: unknown) => boolean): Unwrapped | undefined => {
  const keys = Object.keys(value).filter((key) => /^\d+$/.test(key))
  const entries = keys.map((key) => value[key])
  return entries.some(isCharacter) ? { entries, meta: metaOf(value, keys) } : undefined
}

/** `{ "imp": true, "chef": 1 }`, or `{ "imp": {}, "chef": {} }` */
const ticked = (value: Readonly<Record<string, unknown>>, isKnown: (id: string) => boolean): Unwrapped | undefined => {
  const isTick = (tick: unknown) => tick === true || tick === 1 || (isRecord(tick) && Object.keys(tick).length === 0)
  const keys = Object.keys(value).filter((key) => isTick(value[key]))
  return keys.some(isKnown) ? { entries: keys, meta: metaOf(value, keys) } : undefined
}
