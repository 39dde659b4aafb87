import type { BagEffect } from './bagEffect'
import type { Character } from './character'
import type { Game } from './game'
import type { CharacterId } from './ids'
import type { Ask } from './nightStep'
import type { Words } from './words'

export interface ScriptRow {
  readonly row: string
  readonly label: string
  /** Rows that belong to the night itself and to no character. */
  readonly fixed?: 'dusk' | 'dawn' | 'travellers' | 'minion-info' | 'demon-info'
  /** Published order: the choice comes first, the automatic part after it. */
  readonly upkeepLast?: boolean
  /** It may lie in the middle of the table, where nobody holds it: its words, and what the Minions are asked together. */
  readonly lies?: { readonly words: string; readonly asks?: Ask }
}

export interface Script {
  readonly id: string
  readonly name: string
  readonly characters: readonly CharacterId[]
  readonly travellers: readonly CharacterId[]
  readonly order: Readonly<Record<Game['order'], { readonly first: readonly ScriptRow[]; readonly other: readonly ScriptRow[] }>>
  /** By number of residents. */
  readonly counts: Readonly<Record<number, Readonly<Record<'townsfolk' | 'outsider' | 'minion' | 'demon', number>>>>
  readonly maxTravellers: number
  /** Fewer residents than this: Minions and Demon learn nothing of each other. */
  readonly evilInfoFrom: number
  /** Pairs that need a special rule; its words, if the script brings any. */
  readonly jinxes?: readonly Jinx[]
  /** Rules that the script brings for the whole table. */
  readonly houseRules?: readonly string[]
  /** Fabled and Loric: nobody is dealt them, they lie in the middle. */
  readonly middle?: readonly MiddleCharacter[]
}

export interface Jinx {
  readonly pair: readonly [CharacterId, CharacterId]
  readonly reason: string
}

export interface MiddleCharacter {
  readonly id: CharacterId
  readonly name: string
  readonly team: 'fabled' | 'loric'
  readonly ability: string
  readonly tokens: readonly string[]
  readonly homebrew?: true
  readonly setup?: readonly BagEffect[]
}

export interface Rules {
  readonly script: Script
  readonly characters: Readonly<Record<CharacterId, Character>>
  readonly words: Words
  /** Which of the two names is spoken. */
  readonly names: 'sheet' | 'published'
}
