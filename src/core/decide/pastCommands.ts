import type { PlainCommand } from '../journal/command'
import { currentGame, lineageBack } from '../journal/journal'
import type { Journal } from '../journal/journal'
import type { Game } from '../model/game'

/** One command of the current night or day that could be corrected in place. */
export interface PastCommand {
  readonly entry: number
  readonly index: number
  readonly command: PlainCommand
}

/** What was commanded in this night or day so far, oldest first. */
export const pastCommands = (journal: Journal): readonly PastCommand[] => {
  const now = currentGame(journal)
  const found: PastCommand[] = []
  for (const entry of lineageBack(journal, journal.cursor)) {
    const before = journal.states.get(entry.base ?? entry.parent)
    if (!before || !samePhase(before, now)) break
    const commands = entry.commands ?? (entry.command.type === 'redecide' ? [] : [entry.command])
    found.unshift(...commands.map((command, index) => ({ entry: entry.id, index, command })))
  }
  return found
}

const samePhase = ({ phase: a }: Game, { phase: b }: Game): boolean => a.kind === b.kind && (a.kind === 'setup' || b.kind === 'setup' || a.number === b.number)
