import type { CardContent } from '../model/card'
import type { EntryId, StepId } from '../model/ids'
import type { Command, PlainCommand } from './command'
import type { Said } from '../model/said'
import type { GameEvent } from './event'

/** Raised by one whenever an entry changes its shape; the migrations are in `src/storage/migrations.ts`. */
export const SCHEMA = 2

/** A card that a player is shown because of an entry. */
export interface ShownCard {
  readonly card: CardContent
  /** The step it belongs to, if any. */
  readonly step?: StepId
  /** The player is not awake for that step and must be told separately; `tell` records that it was done. */
  readonly errand?: boolean
}

/** One tap: what was asked and everything that followed. The unit of undo, of saving and of the log. */
export interface Entry {
  readonly schema: number
  readonly id: EntryId
  /** The entry this one follows; `ROOT` is the empty game. Several children: abandoned branches. */
  readonly parent: EntryId
  /** Milliseconds, passed in. Never used to order anything: clocks are set back. */
  readonly at: number
  readonly command: Command
  readonly events: readonly GameEvent[]
  /** Refusals that were forced. */
  readonly forced?: readonly string[]
  /** A correction: its facts are folded onto this earlier entry instead of the parent, so that undo still leads to what was. */
  readonly base?: EntryId
  /** A correction: the entries it stands for, and what changed. */
  readonly replaces?: readonly EntryId[]
  /** All commands it decided: those of a correction, or the command with the steps that passed by themselves after it. */
  readonly commands?: readonly PlainCommand[]
  /** How many of its facts belong to each of those commands. */
  readonly parts?: readonly number[]
  readonly changed?: readonly Said[]
  /** What the storyteller was told and no fact holds: who survived and why. */
  readonly notes?: readonly Said[]
  /** Question codes the storyteller was asked with this tap. */
  readonly asked?: readonly string[]
  /** The cards to be shown because of it, in order. */
  readonly cards?: readonly ShownCard[]
  /** Over all of the above and the parent's sum. */
  readonly sum: string
}

export interface JournalData {
  readonly entries: readonly Entry[]
  /** The entry the game stands at. */
  readonly cursor: EntryId
  /** The tip that redo walks towards. */
  readonly head: EntryId
}
