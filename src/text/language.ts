import type { CharacterText } from '@/core/model/character'
import type { CharacterWords, EditionText, SharedText } from './characterText'
import type { FirstTopic, LiveTopic, Text } from './text'

/** What the grimoire says on its first screen. */
export interface FirstWords {
  readonly text: Pick<Text, FirstTopic>
  readonly shared: SharedText
}

/** What every other screen says. */
export interface LaterWords {
  readonly text: Omit<Text, FirstTopic | LiveTopic>
  /** Of the published characters that no edition below has, by id. */
  readonly names: Readonly<Record<string, string>>
  /** Of those that are played by hand, where somebody has written them. `words`: the reminders, by the English ones. */
  readonly byHand: Readonly<Record<string, CharacterWords>>
}

interface LazyWords {
  readonly bmr: EditionText<'bmr'>
  readonly tb: EditionText<'tb'>
  readonly later: LaterWords
}

/** Another language than English. Its first file brings what a start needs, and fetches the rest. */
export type Language = { readonly first: FirstWords } & {
  readonly [Part in keyof LazyWords]: () => Promise<Readonly<Record<Part, LazyWords[Part]>>>
} & {
  readonly [Topic in LiveTopic]: () => Promise<Readonly<Record<`${Topic}Text`, Text[Topic]>>>
}

/** The words of a language, but for those of live devices. */
export type AllWords = { readonly first: FirstWords } & Readonly<LazyWords>

/** The words of a language that have arrived. */
export type Words = Partial<AllWords & { readonly live: Partial<Pick<Text, LiveTopic>> }>

export const textOf = ({ first, later, live }: Words): Partial<Text> => ({ ...first?.text, ...later?.text, ...live })

const topics = new Map<keyof Text, object>()
let chosen: Words = {}

/** English words of one topic. The chosen language takes their place, also in a topic that is fetched later. */
export const topic = <Topic extends object>(name: keyof Text, english: Topic): Topic => {
  topics.set(name, english)
  replace(name, english, chosen)
  return english
}

/** The first words must be there before the app mounts. */
export const speak = (arrived: Words): void => {
  chosen = { ...chosen, ...arrived }
  for (const [name, english] of topics) replace(name, english, arrived)
}

/** What a card says may have to be said in English too, whatever language took its place. */
const english = new Map<keyof Text, object>()

const replace = (name: keyof Text, words: object, arrived: Words): void => {
  const spoken = textOf(arrived)[name]
  if (!spoken) return
  if (!english.has(name)) english.set(name, put(words, {}))
  put(spoken, words as Record<string, unknown>)
}

export const englishWords = <Name extends 'core' | 'cards'>(name: Name): Text[Name] => (english.get(name) ?? topics.get(name)) as Text[Name]

/** What that language says of a published character. */
export const characterIn = ({ first, bmr, tb, later }: Words, id: string): CharacterText | undefined => {
  const { ability, words, name = later?.names[id] }: Partial<CharacterWords> = { ...later?.byHand, ...bmr, ...tb }[id] ?? {}
  return name === undefined ? undefined : { name, ...(ability === undefined ? {} : { ability, words: { ...first?.shared, ...words } }) }
}

export const spokenCharacter = (id: string): CharacterText | undefined => characterIn(chosen, id)

/** Into the same objects, because every screen holds them. */
const put = (words: object, into: Record<string, unknown>): object => {
  for (const [key, word] of Object.entries(words) as [string, unknown][])
    into[key] = typeof word === 'object' && word ? put(word, (into[key] ?? {}) as Record<string, unknown>) : word
  return into
}
