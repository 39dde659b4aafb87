import type { CharacterId } from './ids'

/** What a character does to the bag while the game is set up. Townsfolk make up the difference. */
export type BagEffect =
  /** One of these changes to the number of Outsiders, or any number of them; `alone` overrules all other characters. */
  | { readonly outsiders: readonly number[] | 'any'; readonly alone?: true }
  /** So many Minions more. */
  | { readonly minions: number }
  /** No token of that team is dealt, its own neither. */
  | { readonly none: 'demon' }
  /** No Minion is dealt: the usual number, and so many more, are made in the first night. */
  | { readonly minionsLater: number }
  /** That character has to be in play as well. */
  | { readonly adds: CharacterId }
  /** It may lie in the bag so many times. */
  | { readonly copies: number }
  /** More than half of all tokens are this one, and there are no Minions. */
  | { readonly most: CharacterId }
  /** The bag is not fixed: nobody evil, or good characters more than once. */
  | { readonly free: 'noEvil' | 'duplicates' }

/** What the rules leave to the storyteller, or what has to be in the bag besides. */
export interface BagNote {
  readonly code: 'outsidersAny' | 'minionsLater' | 'noDemon' | 'adds' | 'copies' | 'most' | 'noEvil' | 'duplicates'
  readonly character: CharacterId
  readonly other?: CharacterId
  readonly count?: number
}

/** What has to be settled before the first night for a character that is played by hand. */
export type Preparation =
  /** This reminder lies at a player. */
  | { readonly lay: string }
  /** A character of this kind is chosen for it: believed, shown, or the source of its ability. */
  | { readonly show: 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'good' | 'townsfolkOrMinion' }
  /** A player of this team is on the other side. */
  | { readonly turn: 'townsfolk' }
  /** The storyteller thinks of it and writes it down. */
  | { readonly write: 'ability' | 'word' | 'phrase' | 'rule' | 'goal' }
