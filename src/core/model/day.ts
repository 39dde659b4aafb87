import type { Death } from './game'
import type { CharacterId, SeatId } from './ids'
import type { Alignment } from './seat'

/** Who somebody was at that moment: a later change of character or side does not touch it. */
export interface Snapshot {
  readonly seat: SeatId
  readonly character: CharacterId | undefined
  readonly alignment: Alignment
}

export interface Nomination {
  readonly kind: 'execution' | 'exile'
  readonly by: SeatId | 'storyteller' | undefined
  readonly nominee: SeatId
  readonly votes: readonly SeatId[]
  /** Who was asked and kept the hand down. */
  readonly down?: readonly SeatId[]
  /** How many it took when the vote was counted; undefined while hands are still going up. */
  readonly needed: number | undefined
  /** Counted where an equal tally leaves whoever is on the block there (the Voudon). */
  readonly keepsOnTie?: boolean
  /** What the hands came to, where that is not their number. */
  readonly count?: number
  readonly judged: 'pass' | 'fail' | undefined
  /** Nominator and nominee, as they were then. */
  readonly were: readonly Snapshot[]
  /** Those whose hands are up, as they were then. */
  readonly voters: readonly Snapshot[]
}

export interface Execution extends Snapshot {
  readonly by: 'vote' | 'ability' | 'storyteller'
  readonly ability?: CharacterId
  /** The truth; the outcome is what the town sees. */
  readonly died: boolean
  readonly outcome: 'died' | 'alive' | 'corpse'
}

export interface DayRecord {
  readonly number: number
  /** Who looked alive as it began, or was set so by hand since: what dawn told stays told, whatever the day brings. */
  readonly lookedAlive: readonly SeatId[]
  readonly nominations: readonly Nomination[]
  readonly withdrawn?: readonly Pick<Nomination, 'kind' | 'by' | 'nominee'>[]
  readonly executions: readonly Execution[]
  readonly exiles: readonly { readonly seat: SeatId; readonly died: boolean }[]
  readonly closed: boolean
  /** Deaths of the day, the Zombuul's feigned one included. */
  readonly deaths: readonly Death[]
  readonly statements: readonly { readonly seat: SeatId; readonly text: string; readonly truth: boolean | undefined }[]
  /** Cards shown by hand. */
  readonly shown?: readonly { readonly seat: SeatId; readonly text: string }[]
  /** Abilities that work once a day and were used (the Matron). */
  readonly used: readonly {
    readonly seat: SeatId
    readonly ability: CharacterId
    readonly serial?: number
    /** Whom somebody chose in public with what anybody may claim. */
    readonly targets?: readonly SeatId[]
  }[]
}

const noDay: DayRecord = {
  number: 0,
  lookedAlive: [],
  nominations: [],
  executions: [],
  exiles: [],
  closed: false,
  deaths: [],
  statements: [],
  used: [],
}

export const dayRecord = (number: number): DayRecord => ({ ...noDay, number })
