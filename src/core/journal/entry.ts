import type { Command, PlainCommand } from './command'
import type { GameEvent } from './event'

/** Raised by one whenever an entry changes its shape; migrations live beside it. */
export const SCHEMA = 2

/** One tap: what was asked and everything that followed. The unit of undo, of saving and of the log. */
export interface Entry {
  readonly schema: number
  readonly id: number
  /** The entry this one follows; 0 is the empty game. Several children: abandoned branches. */
  readonly parent: number
  /** Milliseconds, passed in. */
  readonly at: number
  readonly command: Command
  readonly events: readonly GameEvent[]
  /** Refusals that were forced. */
  readonly forced?: readonly string[]
  /** A correction: its facts are folded onto this earlier entry instead of the parent, so that undo still leads to what was. */
  readonly base?: number
  /** A correction: the entries it stands for, the commands it decided again, and what changed. */
  readonly replaces?: readonly number[]
  readonly commands?: readonly PlainCommand[]
  /** How many of its facts belong to each of those commands. */
  readonly parts?: readonly number[]
  readonly changed?: readonly string[]
  /** What the storyteller was told and no fact holds: who survived and why. */
  readonly notes?: readonly string[]
  /** Question codes the storyteller was asked with this tap. */
  readonly asked?: readonly string[]
}

export interface JournalData {
  readonly entries: readonly Entry[]
  /** The entry the game stands at. */
  readonly cursor: number
  /** The tip that redo walks towards. */
  readonly head: number
}
