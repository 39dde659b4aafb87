import type { Character } from './character'
import type { Game } from './game'
import type { CharacterId } from './ids'
import type { Words } from './words'

export interface ScriptRow {
  readonly row: string
  readonly label: string
  /** Rows that belong to the night itself and to no character. */
  readonly fixed?: 'dusk' | 'dawn' | 'travellers' | 'minion-info' | 'demon-info'
  /** Published order: the choice comes first, the automatic part after it. */
  readonly upkeepLast?: boolean
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
}

export interface Rules {
  readonly script: Script
  readonly characters: Readonly<Record<CharacterId, Character>>
  readonly words: Words
  /** Which of the two names is spoken. */
  readonly names: 'sheet' | 'published'
}
