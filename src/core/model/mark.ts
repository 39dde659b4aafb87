import type { DeathCause } from './game'
import type { CharacterId, MarkId, SeatId } from './ids'
import type { Moment } from './moment'
import type { Team } from './seat'

/** drunk and poisoned impair; safe cannot die; shield survives execution; asleep is not woken for its ability; weighs changes what a hand counts; memo only reminds. */
export type MarkKind = 'drunk' | 'poisoned' | 'safe' | 'shield' | 'asleep' | 'weighs' | 'memo'

/** `dusks` counts the dusks still to come; `used` lasts until the ability itself uses it up. */
export type MarkEnd = { readonly at: 'dawn' } | { readonly at: 'dusk'; readonly dusks: number } | { readonly at: 'used' }

export interface MarkSource {
  /** undefined: placed by the storyteller's own hand, and no rule argues with it. */
  readonly seat: SeatId | undefined
  readonly ability: CharacterId | undefined
  /** Which holding of the ability: the mark has force only while that one is held. */
  readonly serial?: number
  /** The storyteller said that the ability works: the mark holds whatever state its source is in. */
  readonly holds?: boolean
  /** When it was placed: the serial number orders marks by age. */
  readonly moment: Moment
}

export interface Mark {
  readonly id: MarkId
  readonly kind: MarkKind
  readonly source: MarkSource
  /** `everyoneElse`: all residents but the source (the Minstrel's song). */
  readonly on: SeatId | 'everyoneElse'
  /** Of those, whom the storyteller has freed from it. */
  readonly except?: readonly SeatId[]
  readonly ends: MarkEnd
  /** The word on the reminder token. */
  readonly token: string
  /** A number the token shows beside its word (the Courtier's countdown). */
  readonly shown?: number
  /** What the ability must remember with the mark (the Moonchild: was the target good?). */
  readonly data?: string
  /** Safe from this alone. */
  readonly from?: DeathCause
  /** How many times a hand counts. */
  readonly times?: number
}

/** The seat of a mark that affects everybody else: the one it leaves out. */
export const besideOf = ({ on, source, except }: Mark): SeatId | undefined =>
  on === 'everyoneElse' ? (source.seat ?? except?.[0]) : undefined

/** The mark a reminder stands for, whether its ability places it or the storyteller lays it down. */
export interface TokenRule extends Pick<Mark, 'kind' | 'token' | 'ends' | 'shown' | 'from' | 'times'> {
  /** On everybody but the one it is laid beside. */
  readonly others?: true
  /** On anybody else it only reminds. */
  readonly only?: Team
  /** Its ability goes on with it in a later step, whoever laid it. */
  readonly goesOn?: true
}

/** A token the storyteller laid down: it reminds and carries no rule. */
export interface FreeToken {
  readonly id: MarkId
  readonly on: SeatId | 'table'
  readonly character: CharacterId | undefined
  readonly text: string
}
