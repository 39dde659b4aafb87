import type { CharacterId, SeatId } from './ids'
import type { Alignment, Team } from './seat'

/** What a player sees, in whatever form it comes. */
export interface Shown {
  readonly seats?: readonly SeatId[]
  readonly characters?: readonly CharacterId[]
  readonly number?: number
  readonly alignment?: Alignment
  /** A nod, or a shake of the head. */
  readonly yes?: boolean
  readonly text?: string
}

/** Somebody was taken for another side, team or character. */
export interface Registration extends Partial<Record<'character', CharacterId>> {
  readonly seat: SeatId
  readonly team?: Team
  readonly alignment?: Alignment
}

/** What a player was shown or told, and how true it was. */
export interface Told {
  readonly seat: SeatId
  /** The kind of news: a word of the ability's own, or of the game itself (`demon`, `minions`, `bluffs`, `alignment`, `character`, `card`). */
  readonly what: string
  /** Whose doing it is; undefined where the game itself tells. */
  readonly ability?: CharacterId
  readonly serial?: number
  readonly answer: Shown
  /** The truth, where the answer could be something else. */
  readonly truth?: Shown
  readonly registrations?: readonly Registration[]
  readonly why: 'able' | 'impaired' | 'sham' | 'bent' | 'overridden'
}
