import type { Command, PlainCommand } from '@/core/journal/command'
import type { Decision } from '@/core/decide/decision'
import type { GameEvent } from '@/core/journal/event'
import type { Journal } from '@/core/journal/journal'
import type { CardContent } from '@/core/model/card'
import type { Game } from '@/core/model/game'
import type { CharacterId, EntryId, SeatId, StepId } from '@/core/model/ids'
import type { Draft } from '@/core/model/night'
import type { Rules } from '@/core/model/script'
import type { DayView } from '@/core/views/dayTypes'
import type { CharacterRef, GrimoireView } from '@/core/views/grimoireTypes'
import type { AskView, NightSheetView, StepView } from '@/core/views/nightTypes'
import type { Words } from '@/core/model/words'
import type { TownView } from '@/core/views/townTypes'
import type { SavingState } from '@/storage/saver'

/** The source of the views, for views that only some screens need. */
export interface GameFacts {
  readonly rules: Rules
  readonly journal: Journal
  readonly now: Game
  /** The game at the moment the storyteller looks at. */
  readonly shown: Game
}

/** What screens know about the running game. `useGame()` makes the one object; every member is reactive. */
export interface GameStore {
  /** Sentences by key, with the names the storyteller prefers. */
  readonly words: Words
  readonly id: string
  readonly title: string
  readonly grimoire: GrimoireView
  readonly nightSheet: NightSheetView
  readonly day: DayView
  readonly town: TownView
  readonly facts: GameFacts
  readonly saving: SavingState
  /** Set while the storyteller looks at an earlier moment. Views show that moment, and nothing can be dispatched. */
  readonly lookingAt: EntryId | undefined
  /** What undo and redo would do, in words; undefined if there is nothing. */
  readonly undoLabel: string | undefined
  readonly redoLabel: string | undefined
  /** Another window is the writer; this one follows. */
  readonly following: boolean
  /** A newer version writes this game in another window: only reloading helps. */
  readonly outdated: boolean
  /** Another window has put this game into the trash. */
  readonly deleted: boolean
  /** The end was damaged, so the game opened at its last sound entry. */
  readonly cutOff: boolean
  /** Takes the game out of the trash. */
  keepGame(): void
  /** A game is open; until then every view shows an empty table. */
  readonly isOpen: boolean
  /** The entry the views show. */
  readonly entry: EntryId
  /** True if the views include this entry: it was made and not undone. */
  isPast(entry: EntryId): boolean

  /** Decides without changing anything. */
  plan(command: Command): Decision
  /** Decides. On success, appends one entry and saves it. */
  dispatch(command: Command): Decision
  undo(): void
  redo(): void
  /** Looks at the grimoire as it was after that entry; `undefined` returns to now. */
  look(entry: EntryId | undefined): void
  /** Goes back to that entry for good; what came after stays in the timeline as a branch. */
  goTo(entry: EntryId): void
  /** Who still has to be told because of tonight's steps or today's newcomers. */
  readonly untold: readonly Untold[]
  /** Notes that the player has been told. */
  tell(errand: Untold): void
  takeOver(): void
  rename(title: string): void
  /** The latest entry of this night that settled the step, and the command that did. */
  settledStep(step: StepId): SettledStep | undefined
  /** The latest entry of this day that used the ability, and the command that did. */
  settledUse(seat: SeatId, ability: CharacterId): SettledUse | undefined
  /** The next step after these facts. */
  stepAfter(events: readonly GameEvent[]): StepView | undefined
  /** The cards of the step, to show them again. */
  cardsOf(step: StepId): readonly CardContent[]
  /** Reopens the step for a correction; undefined if there was nothing to decide. */
  correction(step: StepId, characters: readonly CharacterRef[]): Correction | undefined
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
