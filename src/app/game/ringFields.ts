import type { PlainCommand } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'

/** What a tap on the ring means in a command of the past. */
export interface RingField {
  readonly name: 'targets' | 'by' | 'nominee' | 'votes' | 'executed' | 'seat'
  /** If only one fits, another takes its place. */
  readonly max: number
  readonly picked: readonly SeatId[]
  readonly put: (seats: readonly SeatId[]) => PlainCommand
}

/** `most`: how many its step lets be chosen; `executed`: who was executed by it. */
export const ringFields = (command: PlainCommand, most: number, executed: SeatId | undefined): readonly RingField[] => {
  const one = (name: RingField['name'], seat: SeatId | undefined, put: (seat: SeatId | undefined) => PlainCommand): RingField => ({
    name,
    max: 1,
    picked: seat ? [seat] : [],
    put: ([first]) => put(first),
  })
  switch (command.type) {
    case 'takeStep': {
      const { pass: _, ...chosen } = command
      return most ? [{ name: 'targets', max: most, picked: command.targets ?? [], put: (targets) => ({ ...chosen, targets }) }] : []
    }
    case 'useAbility':
      return command.targets
        ? [
            {
              name: 'targets',
              max: Math.max(1, command.targets.length),
              picked: command.targets,
              put: (targets) => ({ ...command, targets }),
            },
          ]
        : command.on
          ? [one('nominee', command.on, (on = command.seat) => ({ ...command, on }))]
          : []
    case 'nominate':
      return [
        one('by', command.by === 'storyteller' ? undefined : command.by, (by = 'storyteller' as SeatId) => ({ ...command, by })),
        one('nominee', command.nominee, (nominee = command.nominee) => ({ ...command, nominee })),
      ]
    case 'callExile':
      return [one('nominee', command.nominee, (nominee = command.nominee) => ({ ...command, nominee }))]
    case 'vote':
      return [{ name: 'votes', max: Infinity, picked: command.votes, put: (votes) => withHands(command, votes) }]
    case 'execute':
    case 'closeNominations':
    case 'endWithoutExecution':
      return [
        one('executed', command.type === 'execute' ? command.seat : executed, (seat) =>
          seat ? { type: 'execute', seat } : { type: 'endWithoutExecution' },
        ),
      ]
    case 'exile':
    case 'kill':
    case 'revive':
    case 'correctLife':
    case 'correctAlignment':
    case 'correctGhostVote':
      return [one('seat', command.seat, (seat = command.seat) => ({ ...command, seat }))]
    case 'placeMark':
      return [one('seat', command.on, (on = command.on) => ({ ...command, on }))]
    case 'moveMark':
      return [one('seat', command.to, (to = command.to) => ({ ...command, to }))]
    case 'doByHand': {
      const { act } = command
      if (act.do === 'chooses') {
        const put = (seats: readonly SeatId[]) => ({ ...command, act: { ...act, seats } })
        return [{ name: 'targets', max: Math.max(1, act.seats.length), picked: act.seats, put }]
      }
      return 'seat' in act ? [one('seat', act.seat, (seat = act.seat) => ({ ...command, act: { ...act, seat } }))] : []
    }
    default:
      return []
  }
}

const withHands = (command: Extract<PlainCommand, { type: 'vote' }>, votes: readonly SeatId[]): PlainCommand => ({
  ...command,
  votes,
  ...(command.down ? { down: command.down.filter((seat) => !votes.includes(seat)) } : {}),
})

/** The field after a tap on this seat; undefined if no more may be chosen. */
export const tapped = ({ max, picked, put }: RingField, seat: SeatId): PlainCommand | undefined => {
  if (picked.includes(seat)) return put(picked.filter((id) => id !== seat))
  if (max === 1) return put([seat])
  return picked.length < max ? put([...picked, seat]) : undefined
}
