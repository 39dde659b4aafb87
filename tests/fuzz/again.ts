import { pastCommands } from '@/core/journal/pastCommands'
import type { PlainCommand, RedecideCommand } from '@/core/journal/command'
import type { Pick } from './pick'
import type { Table } from './table'

/** An earlier tap of this night or day, with somebody else pointed at. */
export const redecidable = ({ journal }: Table, pick: Pick): RedecideCommand | undefined => {
  const past = pick.chance.pick(pastCommands(journal))
  return past && { type: 'redecide', entry: past.entry, ...(past.index ? { index: past.index } : {}), command: changed(past.command, pick) }
}

const changed = (command: PlainCommand, { seat, seats, maybe }: Pick): PlainCommand => {
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
