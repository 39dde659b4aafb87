import type { Part } from './table'

const without = (part: Part, name: string): Part => Object.fromEntries(Object.entries(part).filter(([key]) => key !== name))

export const overtime = (day: unknown): Part => (day === undefined ? {} : { overtime: { day, ability: 'mastermind' } })

/** Schema 1 had one script, so that what was said of one character there can be said of its id. */
export const oldCommand = (command: Part): Part => {
  const { type, ...rest } = command
  switch (type) {
    case 'redecide':
      return { ...command, command: oldCommand(command['command'] as Part) }
    case 'setFalseMinions':
      return { ...rest, type: 'setSecret', ability: 'lunatic', key: 'minions' }
    case 'setGrandchild': {
      const { child, ...others } = rest
      return { ...others, type: 'setSecret', ability: 'grandmother', key: 'grandchild', seats: [child] }
    }
    case 'correctExtraDay':
      return { ...without(rest, 'day'), type: 'correctOvertime', ...overtime(rest['day']) }
    case 'endGame':
      return without(command, 'because')
    default:
      return command
  }
}
