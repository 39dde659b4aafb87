import type { BagEffect, Preparation } from '@/core/model/bagEffect'
import type { CharacterId } from '@/core/model/ids'
import type { Team } from '@/core/model/seat'

export type KnownTeam = Team | 'fabled' | 'loric'

/** `carousel` holds what belongs to no edition. */
export type Edition = 'tb' | 'bmr' | 'snv' | 'carousel' | 'fabled' | 'loric'

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
