import type { CharacterId } from '@/core/model/ids'
import type { KnownCharacter } from '../known/knownCharacter'
import { plainId } from './plainId'

/** What Moonrise knows when it reads a script. */
export interface ScriptLibrary {
  readonly characters: readonly KnownCharacter[]
  /** By an id or a name, however it is spelt. */
  find(text: string): KnownCharacter | undefined
  /** Played by its rules, not by hand. */
  hasRules(id: CharacterId): boolean
}

/** Ids that tools use for published characters and that their names do not give. */
const OTHER_IDS: ReadonlyMap<string, CharacterId> = new Map([['ug', 'godofug']])

export const libraryOf = (characters: readonly KnownCharacter[], withRules: readonly CharacterId[]): ScriptLibrary => {
  const byId = new Map(characters.flatMap((one) => [[plainId(one.name), one] as const, [one.id, one] as const]))
  const rules = new Set(withRules)
  return {
    characters,
    find: (text) => byId.get(plainId(text)) ?? byId.get(OTHER_IDS.get(plainId(text)) ?? ''),
    hasRules: (id) => rules.has(id),
  }
}
