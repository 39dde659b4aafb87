/** Sentences come in from outside, by key, so that the core speaks whatever language the app does. */
export type Words = Readonly<Record<string, string>>

export type WordValues = Readonly<Record<string, string | number>>

/** `{name}` is replaced by its value; a missing sentence shows its key rather than nothing. */
export const say = (words: Words, key: string, values: WordValues = {}): string =>
  fill(words[key] ?? key, values)

export const fill = (template: string, values: WordValues): string =>
  !template.includes('{') ? template : template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

export const listOf = (words: Words, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${words['and'] ?? '&'} ${items[items.length - 1]}`
