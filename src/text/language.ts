import type { CharacterText } from '@/core/model/character'
import type { Text } from './text'

/** Words of another language, in the shape of the English ones, and its characters by their ids. */
export interface Language {
  readonly text: Text
  readonly characters: Readonly<Record<string, CharacterText>>
}

/** Every language but English, by its code: `de: () => import('./de').then(({ german }) => german)`. */
const languages: Readonly<Record<string, () => Promise<Language>>> = {}

const topics = new Map<string, object>()
let chosen: Language | undefined

/** English words of one topic. The chosen language takes their place, also in a topic that is fetched later. */
export const topic = <Words extends object>(name: keyof Text, english: Words): Words => {
  topics.set(name, english)
  if (chosen) put(chosen.text[name], english)
  return english
}

/** The first of the reader's languages that we have; English needs nothing. */
export const languageFor = (wanted: readonly string[]): (() => Promise<Language>) | undefined => {
  const code = wanted.map((tag) => tag.slice(0, 2)).find((each) => each === 'en' || languages[each])
  return code ? languages[code] : undefined
}

/** Must finish before the app mounts. */
export const speak = (language: Language): void => {
  chosen = language
  for (const [name, english] of topics) put(language.text[name as keyof Text], english)
}

export const spokenCharacter = (id: string): CharacterText | undefined => chosen?.characters[id]

const put = (words: object, into: object): void => {
  for (const [key, word] of Object.entries(words)) {
    const there = (into as Record<string, unknown>)[key]
    if (typeof word === 'object' && typeof there === 'object' && there !== null) put(word as object, there)
    else Object.assign(into, { [key]: word })
  }
}
