import { existsSync, readdirSync } from 'node:fs'
import { scripts } from '@/app/engine/scripts'
import type { Character } from '@/core/model/character'
import { allWords } from '../words'

/** The rules of every script that can be played, by the set of names. */
export const booksWith = await Promise.all([...scripts.values()].map((load) => load()))
export const books = booksWith.map((rulesFor) => rulesFor(allWords))

/** Every character of any of them. */
export const cast: readonly Character[] = [...new Map(books.flatMap(({ characters }) => Object.entries(characters))).values()]

export const folders = readdirSync('src/characters', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => `src/characters/${name}`)

/** Where a character's behaviour is; one without is played by hand. */
export const fileOf = (id: string): string | undefined => folders.map((folder) => `${folder}/${id}.ts`).find(existsSync)

export const written = cast.filter(({ id }) => fileOf(id))
