interface Listing {
  /** What stands before the name at this place of a list. */
  readonly between: (index: number, count: number) => string
  readonly listOf: (names: readonly string[]) => string
}

/** How a language lists names: "A, B and C". */
export const listing = (locale: string): Listing => {
  const format = new Intl.ListFormat(locale)
  /** The same for every list of that length. */
  const gaps = (count: number) =>
    format.formatToParts(Array.from({ length: count }, () => '-')).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  return {
    between: (index, count) => (index === 0 ? '' : (gaps(count)[index - 1] ?? '')),
    listOf: (names) => format.format(names),
  }
}
