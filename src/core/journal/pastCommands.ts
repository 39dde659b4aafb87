import type { EntryId } from '../model/ids'
import type { Game } from '../model/game'
import type { Command, PlainCommand } from './command'
import { isCorrectable } from './correctable'
import type { Entry } from './entry'
import type { GameEvent } from './event'
import { evolveAll } from './evolve'
import type { Journal } from './journal'
import { enteredSincePhase, lineage, samePhase } from './lineage'

/** One command of the game as it went. */
export interface PastCommand {
  readonly entry: EntryId
  /** Its place among the commands of a correction. */
  readonly index: number
  readonly command: PlainCommand
}

/** What was commanded in this night or day so far, oldest first. */
export const pastCommands = (journal: Journal): readonly PastCommand[] => {
  const since = enteredSincePhase(journal, journal.cursor)
  const first = since[0]
  return [...begunWith(journal, first ? (first.base ?? first.parent) : journal.cursor), ...since.flatMap(commandsOf)]
}

/** The entry that began this night or day may have gone on, or is a correction of several: these of its commands belong to it. */
const begunWith = (journal: Journal, id: EntryId): readonly PastCommand[] => {
  const entry = journal.entries.get(id)
  return entry?.commands && entry.parts ? commandsOf(entry).slice(lastPhaseOf(journal, entry, entry.parts)) : []
}

const lastPhases = new WeakMap<Entry, number>()

/** From which of its commands on the phase was as at its end. A correction may have hundreds of commands, so this is found once. */
const lastPhaseOf = (journal: Journal, entry: Entry, parts: readonly number[]): number => {
  const known = lastPhases.get(entry)
  if (known !== undefined) return known
  const end = journal.states.get(entry.id) as Game
  let game = journal.states.get(entry.base ?? entry.parent) as Game
  let [from, facts] = [0, 0]
  parts.forEach((count, index) => {
    if (!samePhase(game, end)) from = index + 1
    game = evolveAll(game, entry.events.slice(facts, facts + count))
    facts += count
  })
  lastPhases.set(entry, from)
  return from
}

export interface PastStep extends PastCommand {
  readonly command: Extract<PlainCommand, { type: 'takeStep' }>
}

/** The last step that a tap of this night settled, and those that passed by themselves after it. */
export const lastSettled = (journal: Journal): readonly PastStep[] => {
  const steps = pastCommands(journal).filter((one): one is PastStep => one.command.type === 'takeStep')
  const ofTaps = steps.map(({ command }) => command.byItself !== true)
  return steps.slice(Math.max(0, ofTaps.lastIndexOf(true)))
}

/** What was commanded since the beginning: all of it can be corrected. */
export const wholePast = (journal: Journal): readonly PastCommand[] => lineage(journal, journal.cursor).flatMap(commandsOf)

/** One of them, by its entry; undefined where nothing can be corrected. */
export const correctableIn = (journal: Journal, entry: EntryId, index = 0): PastCommand | undefined => {
  const found = journal.entries.get(entry)
  const past = found && commandsOf(found)[index]
  return past && isCorrectable(found, past.command) ? past : undefined
}

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
