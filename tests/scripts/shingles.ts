/** Five words in a row, each run as a short number: enough to tell whether two texts share their wording, and no text can be read from it. */
export const shinglesOf = (text: string): readonly string[] => {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9']+/g)
      ?.map((word) => FIGURES[word] ?? word) ?? []
  const runs = words.length < 5 ? [words] : words.slice(4).map((_, at) => words.slice(at, at + 5))
  return runs.map((run) => hash(run.join(' ')))
}

const FIGURES: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  first: '1st',
  second: '2nd',
  third: '3rd',
}

/** FNV-1a, 32 bits. */
const hash = (text: string): string => {
  let sum = 0x811c9dc5
  for (const each of text) sum = Math.imul(sum ^ (each.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(36)
}
