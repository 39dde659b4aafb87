/** Sentences come in from outside, by key, so that the core speaks whatever language the app does. */
export type Words = Readonly<Record<string, string>>

export type WordValues = Readonly<Record<string, string | number>>

/** `{name}` is replaced by its value; a missing sentence shows its key rather than nothing. */
export const say = (words: Words, key: string, values: WordValues = {}): string => fill(words[key] ?? key, values)

export const fill = (template: string, values: WordValues): string => {
  if (!template.includes('{')) return template
  const parts = partsOf(template)
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) text += `${values[parts[at] ?? ''] ?? `{${parts[at]}}`}${parts[at + 1]}`
  return text
}

/** Words and the names between them, in turn; there are only as many templates as sentences. */
const partsOf = (template: string): readonly string[] => {
  const parts = known.get(template) ?? template.split(/\{(\w+)\}/)
  known.set(template, parts)
  return parts
}

const known = new Map<string, readonly string[]>()

export const listOf = (words: Words, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${words['and'] ?? '&'} ${items[items.length - 1]}`
