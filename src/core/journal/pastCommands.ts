import type { EntryId } from '../model/ids'
import type { Game } from '../model/game'
import type { Command, PlainCommand } from './command'
import type { Entry } from './entry'
import type { GameEvent } from './event'
import { evolveAll } from './evolve'
import type { Journal } from './journal'
import { enteredSincePhase, lineage } from './lineage'

/** One command of the game as it went. */
export interface PastCommand {
  readonly entry: EntryId
  /** Its place among the commands of a correction. */
  readonly index: number
  readonly command: PlainCommand
}

/** What was commanded in this night or day so far, oldest first. */
export const pastCommands = (journal: Journal): readonly PastCommand[] => enteredSincePhase(journal, journal.cursor).flatMap(commandsOf)

/** What was commanded since the beginning: all of it can be corrected. */
export const wholePast = (journal: Journal): readonly PastCommand[] => lineage(journal, journal.cursor).flatMap(commandsOf)

const commandsOf = ({ id, command, commands }: Entry): readonly PastCommand[] =>
  (commands ?? (decidesNothing(command) ? [] : [command as PlainCommand])).map((each, index) => ({ entry: id, index, command: each }))

/** A correction has commands of its own; what was told, and what an older version left, is as it is. */
const decidesNothing = ({ type }: Command): boolean => type === 'redecide' || type === 'tell' || type === 'carryOver'

/** The facts of one command; undefined for a correction that was written down before its parts were counted. */
export const factsOf = ({ commands, parts, events }: Entry, index: number): readonly GameEvent[] | undefined => {
  if (!commands) return events
  if (!parts) return undefined
  const from = factsBefore(parts, index)
  return events.slice(from, from + (parts[index] ?? 0))
}

const factsBefore = (parts: readonly number[], index: number): number => parts.slice(0, index).reduce((sum, count) => sum + count, 0)

/** The game when that command was given. Of a correction without counted parts, only the end is known. */
export const stateBefore = (journal: Journal, id: EntryId, index: number): Game => {
  const entry = journal.entries.get(id) as Entry
  const start = journal.states.get(entry.base ?? entry.parent) as Game
  if (!entry.commands || index === 0) return start
  return entry.parts ? evolveAll(start, entry.events.slice(0, factsBefore(entry.parts, index))) : (journal.states.get(id) as Game)
}
