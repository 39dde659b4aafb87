import type { SeatId } from '../model/ids'
import type { CharacterRef } from './grimoireTypes'
import type { DawnView } from './nightTypes'

export interface NominationView {
  readonly index: number
  readonly kind: 'execution' | 'exile'
  readonly by: SeatId | 'storyteller' | undefined
  readonly nominee: SeatId
  readonly votes: readonly SeatId[]
  /** Who was asked and kept the hand down. */
  readonly down: readonly SeatId[]
  readonly count: number
  readonly needed: number
  readonly counted: boolean
  readonly passed: boolean
  readonly judged: 'pass' | 'fail' | undefined
  readonly judgedBy: CharacterRef | undefined
}

export interface StatementView {
  readonly seat: SeatId
  readonly ability: CharacterRef | undefined
  readonly text: string
  readonly truth: boolean | undefined
}

export interface DayView {
  readonly day: number
  readonly alive: number
  readonly votesNeeded: number
  readonly exileNeeded: number
  /** The ability by which no hand of the dead needs or spends a ghost vote. */
  readonly freeVotes: CharacterRef | undefined
  readonly nominations: readonly NominationView[]
  /** Nominations that were taken back. */
  readonly withdrawn: readonly Pick<NominationView, 'kind' | 'by' | 'nominee'>[]
  /** Cards shown by hand today: to whom, and what they say. */
  readonly shown: readonly { readonly seat: SeatId; readonly text: string }[]
  /** The nomination whose hands are being counted. */
  readonly open: NominationView | undefined
  readonly aboutToDie: SeatId | undefined
  /** The tally to beat. */
  readonly highest: number
  readonly tied: boolean
  readonly executed: readonly { readonly seat: SeatId; readonly outcome: 'died' | 'alive' | 'corpse' }[]
  readonly exiled: readonly SeatId[]
  /** Who died today in any other way, and of what. */
  readonly died: readonly { readonly seat: SeatId; readonly text: string }[]
  readonly closed: boolean
  /** The ability by which the game goes on for one more night and day after this one. */
  readonly goesOn: CharacterRef | undefined
  /** The ability by which it is so. */
  readonly onlyStorytellerNominates: CharacterRef | undefined
  /** undefined: may; else the sentence why not. */
  readonly mayNominate: Readonly<Record<SeatId, string | undefined>>
  readonly mayBeNominated: Readonly<Record<SeatId, string | undefined>>
  readonly mayVote: Readonly<Record<SeatId, string | undefined>>
  /** Who votes in which order for the open nomination: clockwise from the nominee's left, the nominee last. */
  readonly voteOrder: readonly SeatId[]
  /** Day abilities that can be used now. */
  readonly abilities: readonly DayAbilityView[]
  readonly statements: readonly StatementView[]
  /** Whom somebody chose in public today. */
  readonly choices: readonly { readonly seat: SeatId; readonly ability: CharacterRef; readonly whom: SeatId }[]
  /** What dusk would find forgotten. */
  readonly forgotten: readonly string[]
  readonly dawn: DawnView
}

export interface DayAbilityView {
  readonly seat: SeatId
  readonly ability: CharacterRef
  readonly label: string
  readonly asks: 'statement' | 'target' | 'verdict' | 'swaps' | 'nothing'
  /** Why it cannot be used just now (can be forced). */
  readonly because: string | undefined
  /** It is due at once, and this says so. */
  readonly owed: string | undefined
}
