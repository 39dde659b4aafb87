const plain = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Every word searched for occurs somewhere; an empty search finds everything. */
export const speaksOf = (words: string, texts: readonly string[]): boolean => {
  const all = plain(texts.join(' '))
  return plain(words)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
