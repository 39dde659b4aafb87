import type { PlainCommand } from '../journal/command'
import { enteredSincePhase } from '../journal/journal'
import type { Journal } from '../journal/journal'

/** One command of the current night or day that could be corrected in place. */
export interface PastCommand {
  readonly entry: number
  readonly index: number
  readonly command: PlainCommand
}

/** What was commanded in this night or day so far, oldest first. */
export const pastCommands = (journal: Journal): readonly PastCommand[] =>
  enteredSincePhase(journal, journal.cursor).flatMap(({ id, command, commands }) =>
    (commands ?? (command.type === 'redecide' ? [] : [command])).map((each, index) => ({ entry: id, index, command: each })))
