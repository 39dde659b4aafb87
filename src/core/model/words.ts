/** Sentences come in from outside, by key, so that the core speaks whatever language the app does. */
export type Words = Readonly<Record<string, string>>

export type WordValues = Readonly<Record<string, string | number>>

/** `{name}` is replaced by its value; a missing sentence shows its key rather than nothing. A reminder goes by its English name: its words are found here. */
export const say = (words: Words, key: string, values: WordValues = {}): string => {
  const { token } = values
  return fill(words[key] ?? key, token ? { ...values, token: words[token] ?? token } : values)
}

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

/** One after the other, without "and". */
export const inRow = (words: Words, items: readonly string[]): string => items.join(words['comma'] ?? ', ')

/** "A, B and C". Some languages have another "and" before some names. */
export const listOf = (words: Words, items: readonly string[]): string => {
  const language = words['language'] ?? 'en-GB'
  return (lists[language] ??= new Intl.ListFormat(language)).format(items)
}

const lists: Record<string, Intl.ListFormat> = {}

/** Sentences one after the other. */
export const together = (words: Words, sentences: readonly string[]): string => sentences.join(words['between'] ?? ' ')
