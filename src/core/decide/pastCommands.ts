import type { EntryId } from '../model/ids'
import type { Command, PlainCommand } from '../journal/command'
import type { Entry } from '../journal/entry'
import type { GameEvent } from '../journal/event'
import type { Journal } from '../journal/journal'
import { enteredSincePhase, lineage } from '../journal/lineage'

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
  const from = parts.slice(0, index).reduce((sum, count) => sum + count, 0)
  return events.slice(from, from + (parts[index] ?? 0))
}

/** How many facts there are before it, in its own entry. */
export const factsBefore = ({ parts = [] }: Entry, index: number): number => parts.slice(0, index).reduce((sum, count) => sum + count, 0)
