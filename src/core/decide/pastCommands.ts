import type { PlainCommand } from '../journal/command'
import type { Journal } from '../journal/journal'
import { enteredSincePhase } from '../journal/lineage'

/** One command of the current night or day that could be corrected in place. */
export interface PastCommand {
  readonly entry: number
  readonly index: number
  readonly command: PlainCommand
}

/** What was commanded in this night or day so far, oldest first. */
export const pastCommands = (journal: Journal): readonly PastCommand[] =>
  enteredSincePhase(journal, journal.cursor).flatMap(({ id, command, commands }) =>
    (commands ?? (command.type === 'redecide' ? [] : [command])).map((each, index) => ({ entry: id, index, command: each })),
  )
