import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Character } from '@/core/model/character'
import { cast, fileOf, written } from './cast'
import { nodesOf, stringsOf } from './source'

const hasWords = (text: string) => / /.test(text) && /[a-z]/i.test(text)

/** What a character says, by the key under which a language says it: a sentence without one is its own key. */
const saidBy = ({ id, names, ability, tokens, words = {}, night = [], day }: Character): ReadonlyMap<string, string> => {
  const file = fileOf(id) ?? ''
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const inFile = [...stringsOf(tree), ...nodesOf(tree, ts.isNoSubstitutionTemplateLiteral)].map(({ text }) => text)
  const known = new Set([ability, names.sheet, names.published, ...Object.keys(words), ...Object.values(words)])
  const plain = [
    ...tokens,
    ...night.flatMap(({ player, storyteller = '' }) => [player, storyteller]),
    ...(day ? [day.label] : []),
    ...inFile.filter((text) => hasWords(text) && !known.has(text)),
  ].filter(Boolean)
  return new Map([...plain.map((text) => [text, text] as const), ...Object.entries(words)])
}

/** By folder: `bmr`, `tb`. */
const editionOf = (id: string) => fileOf(id)?.split('/').at(-2) ?? ''

export interface Said {
  readonly shared: ReadonlyMap<string, string>
  readonly editions: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>
}

/** Every sentence and token of every character that has a file. What several say the same way is said once. */
export const sentences = (): Said => {
  const all = written.map(({ id }) => ({ id, said: saidBy(cast.find((each) => each.id === id) as Character) }))
  const times = new Map<string, number>()
  for (const { said } of all) for (const key of said.keys()) times.set(key, (times.get(key) ?? 0) + 1)
  const isShared = ([key, text]: readonly [string, string]) => (times.get(key) ?? 0) > 1 && !text.includes('{ability}')
  const editions = new Map<string, Map<string, ReadonlyMap<string, string>>>()
  for (const { id, said } of all) {
    const edition = editions.get(editionOf(id)) ?? new Map<string, ReadonlyMap<string, string>>()
    editions.set(editionOf(id), edition.set(id, new Map([...said].filter((one) => !isShared(one)))))
  }
  return { shared: new Map(all.flatMap(({ said }) => [...said].filter(isShared)).sort()), editions }
}
