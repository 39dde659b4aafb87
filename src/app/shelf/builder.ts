import { inOurWords } from '../engine/spokenCharacters'
import type { KnownCharacter } from '@/scripts/known/knownCharacter'
import { derivedOrder } from '@/scripts/read/nightOrders'
import type { ScriptCharacter, ScriptFile, ScriptTeam } from '@/scripts/read/scriptFile'

/** Fetched with the builder: it offers every published character. */

export interface Choice extends Pick<KnownCharacter, 'id' | 'name' | 'ability' | 'bag'> {
  readonly team: ScriptTeam
  readonly inEnglish?: true
}

/** What most scripts have. */
export const USUAL: Readonly<Partial<Record<ScriptTeam, number>>> = { townsfolk: 13, outsider: 4, minion: 4, demon: 4 }

export const BUILT_TEAMS: readonly ScriptTeam[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric', 'unknown']

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** By a part of the name or of the ability; every word has to be there. */
export const matches = (choice: Pick<Choice, 'name' | 'ability'>, words: string): boolean => {
  const text = plain(`${choice.name} ${choice.ability}`)
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export const allChoices = async (): Promise<readonly Choice[]> => (await import('@/scripts/known')).KNOWN.map(inOurWords)

/** A script of published characters, as a file to be read like any other. `kept`: what the script had that is not published. */
export const builtFile = (name: string, author: string, ids: readonly string[], kept: readonly ScriptCharacter[], meta: object): string =>
  JSON.stringify([
    { ...meta, id: '_meta', name, ...(author ? { author } : {}) },
    ...ids.map((id) => {
      const own = kept.find((one) => one.id === id)
      return own ? (typeof own.written === 'object' ? { ...own.written, id } : (own.written ?? id)) : id
    }),
  ])

/** The names of those who wake, in the order that follows from the characters. */
export const orderOf = (script: ScriptFile, night: 'firstNight' | 'otherNight'): readonly string[] =>
  derivedOrder(night, script.characters).flatMap((id) => script.characters.find((one) => one.id === id)?.name ?? [])
