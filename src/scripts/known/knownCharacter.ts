import type { CharacterId } from '@/core/model/ids'
import type { Team } from '@/core/model/seat'

export type KnownTeam = Team | 'fabled' | 'loric'

/** `carousel` holds what belongs to no edition. */
export type Edition = 'tb' | 'bmr' | 'snv' | 'carousel' | 'fabled' | 'loric'

/** What a character does to the bag while the game is set up. Townsfolk make up the difference. */
export type BagEffect =
  /** One of these changes to the number of Outsiders, or any number of them; `alone` overrules all other characters. */
  | { readonly outsiders: readonly number[] | 'any'; readonly alone?: true }
  /** So many Minions more. */
  | { readonly minions: number }
  /** No token of that team is dealt. */
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

/** What has to be settled before the first night. */
export type Preparation =
  /** This reminder lies at a player. */
  | { readonly lay: string }
  /** A character of this kind is chosen for it: believed, shown, or the source of its ability. */
  | { readonly show: 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'good' | 'townsfolkOrMinion' }
  /** A player of this team is on the other side. */
  | { readonly turn: 'townsfolk' }
  /** The storyteller thinks of it and writes it down. */
  | { readonly write: 'ability' | 'word' | 'phrase' | 'rule' | 'goal' }

export interface KnownCharacter {
  readonly id: CharacterId
  readonly name: string
  readonly team: KnownTeam
  readonly edition: Edition
  /** Where its ability was looked up, by the names in `sources.ts`. */
  readonly sources: string
  /** In our own words. */
  readonly ability: string
  /** Its reminders, as many as there are of each. */
  readonly tokens: readonly string[]
  /** Reminders that are needed even while the character itself does not seem to be in play. */
  readonly anywhere: readonly string[]
  readonly bag: readonly BagEffect[]
  /** Its player is dealt a token of another kind and believes it. */
  readonly dealtAs?: 'townsfolk' | 'demon' | 'good'
  /** Never shown as a bluff: nobody could claim to be it. */
  readonly neverBluff?: true
  readonly prepares: readonly Preparation[]
  /** How characters are dealt while it is in play: to chosen players, or hidden from all. */
  readonly dealing?: 'chosen' | 'hidden'
}

type More = Partial<Omit<KnownCharacter, 'id' | 'name' | 'team' | 'edition' | 'sources' | 'ability'>>
type Write = (id: CharacterId, name: string, sources: string, ability: string, more?: More) => KnownCharacter

/** The words that the lists of an edition are written in. */
export const knownOf = (edition: Edition): Readonly<Record<KnownTeam, Write>> => {
  const of =
    (team: KnownTeam): Write =>
    (id, name, sources, ability, more) => ({
      ...{ id, name, team, edition, sources, ability, tokens: [], anywhere: [], bag: [], prepares: [] },
      ...more,
    })
  return {
    townsfolk: of('townsfolk'),
    outsider: of('outsider'),
    minion: of('minion'),
    demon: of('demon'),
    traveller: of('traveller'),
    fabled: of('fabled'),
    loric: of('loric'),
  }
}
