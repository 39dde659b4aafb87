/** What stands before the name at this place of a list: "A, B and C". */
export const between = (index: number, count: number): string => (index === 0 ? '' : index === count - 1 ? ' and ' : ', ')

export const listOf = (names: readonly string[]): string => names.map((name, index) => between(index, names.length) + name).join('')
