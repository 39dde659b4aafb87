import { isRecord } from './plainText'
import type { ScriptCharacter, ScriptFile } from './scriptFile'
import { writeScript } from './writeScript'

const PICTURES: readonly string[] = ['image', 'logo', 'background']

const withoutPictures = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !PICTURES.includes(key)))

/** Under the ids that the game will know. */
const plainly = (one: ScriptCharacter): ScriptCharacter =>
  one.known === 'unknown'
    ? { ...one, written: { id: one.id, name: one.name } }
    : { ...one, written: isRecord(one.written) ? withoutPictures(one.written) : one.written }

/** The file that a game brings along: everything but the pictures, which are never shown. */
export const playedFile = (script: ScriptFile): string =>
  writeScript({ ...script, meta: withoutPictures(script.meta), characters: script.characters.map(plainly) })
