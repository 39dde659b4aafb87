import { wholePast } from '@/core/journal/pastCommands'
import type { PlainCommand, RedecideCommand } from '@/core/journal/command'
import type { Pick } from './pick'
import type { Table } from './table'

/** Mostly what happened lately is corrected. */
const NEAR = 120

/** An earlier tap, with somebody else pointed at. */
export const redecidable = ({ journal }: Table, pick: Pick): RedecideCommand | undefined => {
  const past = pick.chance.pick(wholePast(journal).slice(-NEAR))
  return past && { type: 'redecide', entry: past.entry, ...(past.index ? { index: past.index } : {}), command: changed(past.command, pick) }
}

export const changed = (command: PlainCommand, { seat, seats, maybe }: Pick): PlainCommand => {
  switch (command.type) {
    case 'takeStep':
      return maybe(0.7) && command.targets?.length ? { ...command, targets: command.targets.map(() => seat()) } : command
    case 'nominate':
      return { ...command, nominee: seat() }
    case 'vote':
      return { ...command, votes: seats(8) }
    case 'execute':
      return { ...command, seat: seat() }
    default:
      return command
  }
}
