import type { PlainCommand } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import type { CardContent } from '@/core/model/card'
import type { Game } from '@/core/model/game'
import type { EntryId, SeatId } from '@/core/model/ids'
import type { Draft } from '@/core/model/night'
import type { Rules } from '@/core/model/script'
import type { AskView, StepView } from '@/core/views/nightTypes'

/** The source of the views, for views that only some screens need. */
export interface GameFacts {
  readonly rules: Rules
  readonly journal: Journal
  readonly now: Game
  /** The game at the moment the storyteller looks at. */
  readonly shown: Game
}

/** Someone else must be woken because of what was just settled. */
export interface Untold {
  readonly seat: SeatId
  readonly cards: readonly CardContent[]
  /** What caused it. */
  readonly entry: EntryId
}

export interface SettledStep {
  readonly entry: EntryId
  /** Which of its commands, where the entry is a correction. */
  readonly index: number
  readonly command: TakeStep
}

export interface SettledUse extends Omit<SettledStep, 'command'> {
  readonly command: Extract<PlainCommand, { type: 'useAbility' }>
}

export interface Correction extends SettledStep {
  /** The step as it was before it was settled. */
  readonly was?: StepView | undefined
  readonly ask: AskView
  readonly draft: Draft
}

export type TakeStep = Extract<PlainCommand, { type: 'takeStep' }>
