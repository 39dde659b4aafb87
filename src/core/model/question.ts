import type { Answer } from './game'
import type { SeatId } from './ids'

export interface QuestionOption {
  readonly value: Answer
  readonly label: string
  /** A quiet word from experience. */
  readonly hint?: string
  /** What is true. */
  readonly truth?: true
}

/** Something only the storyteller can decide. With `usual` it may be left unanswered. */
export interface Question {
  /** Unique among the questions of one command: the answer comes back under it. */
  readonly key: string
  readonly code: string
  readonly text: string
  readonly seat?: SeatId
  readonly options: readonly QuestionOption[]
  /** The marked default. */
  readonly usual?: Answer
  /** The answer that was given or assumed. */
  readonly answer?: Answer
  readonly hint?: string
}

export interface Refusal {
  readonly code: string
  readonly because: string
  readonly seat?: SeatId
}
