/** Equal as JSON would keep it: what is undefined may be missing. Says where the first difference is. */
export const difference = (a: unknown, b: unknown, at = ''): string | undefined => {
  if (Object.is(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return `${at}: ${show(a)} is not ${show(b)}`
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length)
    return `${at}: ${a.length} items are not ${b.length}: ${show(a)} / ${show(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${at}.${key}`)
    if (found) return found
  }
  return undefined
}

const show = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 200)

/** Freezes deeply, so that writing to it throws. Frozen parts are skipped. */
export const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
  return value
}

export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
