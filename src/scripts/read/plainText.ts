/** Text from a file: one kind of line break, no control characters, nothing that turns the writing direction round. */
export const plainText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim()
  return clean || undefined
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists and objects inside one another, not deeper than this. Whatever walks through them all would end in a full stack. */
export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' || value === null || (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)))

/** A list, or the one thing that stands for it. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
