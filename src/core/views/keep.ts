/** Gives back the old object wherever nothing in it changed, so that screens repaint only what did. */
export const keep = <T>(old: T | undefined, fresh: T): T => {
  if (old === fresh || old === undefined) return fresh
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const kept = fresh.map((item: unknown, index) => keep((old as unknown[])[index], item))
    return old.length === fresh.length && kept.every((item, index) => item === (old as unknown[])[index]) ? old : (kept as T)
  }
  if (!isRecord(old) || !isRecord(fresh)) return fresh
  const kept: Record<string, unknown> = {}
  let same = Object.keys(old).length === Object.keys(fresh).length
  for (const [key, value] of Object.entries(fresh)) {
    kept[key] = keep(old[key], value)
    same &&= kept[key] === old[key] && key in old
  }
  return same ? old : (kept as T)
}

/** Rings that turn keep their seats: lists of things with an id are matched by it. */
export const keepById = <T extends { readonly id: string }>(old: readonly T[] | undefined, fresh: readonly T[]): readonly T[] => {
  if (!old) return fresh
  const byId = new Map(old.map((item) => [item.id, item]))
  const kept = fresh.map((item) => keep(byId.get(item.id), item))
  return kept.length === old.length && kept.every((item, index) => item === old[index]) ? old : kept
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
