/** Returns the old object where nothing changed, so that screens repaint only what did. */
export const keepUnchanged = <T>(old: T | undefined, fresh: T): T => {
  if (old === fresh || old === undefined) return fresh
  if (Array.isArray(old) && Array.isArray(fresh)) return keepItems(old, fresh) as T
  return isRecord(old) && isRecord(fresh) ? (keepFields(old, fresh) as T) : fresh
}

const keepItems = (old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] => {
  let same = old.length === fresh.length
  const kept = fresh.map((item, index) => {
    const one = keepUnchanged(old[index], item)
    same &&= one === old[index]
    return one
  })
  return same ? old : kept
}

type Fields = Record<string, unknown>

/** Runs over every seat and step after every tap: nothing is copied unless something changed. */
const keepFields = (old: Fields, fresh: Fields): Fields => {
  let same = true
  let left = 0
  let changed: Fields | undefined
  for (const _ in old) left++
  for (const key in fresh) {
    const one = keepUnchanged(old[key], fresh[key])
    same &&= one === old[key] && key in old
    left--
    if (one !== fresh[key]) (changed ??= { ...fresh })[key] = one
  }
  return same && left === 0 ? old : (changed ?? fresh)
}

/** Rings that turn keep their seats: lists of things with an id are matched by it. */
export const keepById = <T extends { readonly id: string }>(old: readonly T[] | undefined, fresh: readonly T[]): readonly T[] => {
  if (!old) return fresh
  const byId = new Map(old.map((item) => [item.id, item]))
  const kept = fresh.map((item) => keepUnchanged(byId.get(item.id), item))
  return kept.length === old.length && kept.every((item, index) => item === old[index]) ? old : kept
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
