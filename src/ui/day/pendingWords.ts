import type { Command } from '@/app/game/pendingCommand'
import type { SeatId } from '@/core/model/ids'
import type { DayView } from '@/core/views/dayTypes'
import { dayText } from '@/text/en/day'

export interface PendingWords {
  readonly title: string
  readonly act: string
  readonly icon: string
  readonly nothing: string
}

/** The question and the button for each command that is confirmed. */
export const pendingWords = (command: Command, day: DayView, player: (id: SeatId) => string): PendingWords => {
  const { pending } = dayText
  const execution = (seat: SeatId): PendingWords => ({
    title: pending.execute(player(seat)),
    act: pending.act.execute(player(seat)),
    icon: 'skull',
    nothing: pending.nothing,
  })
  switch (command.type) {
    case 'execute':
      return execution(command.seat)
    case 'closeNominations':
      if (day.executed.length > 0) return { title: pending.close, act: pending.act.close, icon: 'dusk', nothing: pending.closeFollows }
      return day.aboutToDie
        ? execution(day.aboutToDie)
        : { title: pending.nobody, act: pending.act.nobody, icon: 'dusk', nothing: pending.nobodyFollows }
    case 'vote': {
      const nominee = player(day.nominations[command.nomination]?.nominee as SeatId)
      return { title: pending.exile(nominee), act: pending.act.exile(nominee), icon: 'door', nothing: pending.nothing }
    }
    case 'nominate': {
      const by = command.by === undefined || command.by === 'storyteller' ? '' : player(command.by)
      return { title: pending.nominates(by, player(command.nominee)), act: pending.act.use, icon: 'gavel', nothing: pending.nothing }
    }
    case 'useAbility':
      return { title: useTitle(command, player), act: pending.act.use, icon: 'check', nothing: pending.nothing }
    case 'kill':
      return {
        title: pending.dies(player(command.seat)),
        act: pending.act.dies(player(command.seat)),
        icon: 'skull',
        nothing: pending.nothing,
      }
    case 'redecide':
      return command.command.type === 'useAbility'
        ? { title: useTitle(command.command, player), act: pending.act.change, icon: 'pencil', nothing: pending.nothing }
        : { title: pending.close, act: pending.act.change, icon: 'pencil', nothing: pending.nothing }
    default:
      return { title: pending.close, act: pending.act.use, icon: 'check', nothing: pending.nothing }
  }
}

const useTitle = ({ seat, targets, verdict, swaps }: Extract<Command, { type: 'useAbility' }>, player: (id: SeatId) => string): string => {
  const { pending } = dayText
  if (verdict) return pending.judges[verdict](player(seat))
  if (swaps) return pending.swaps(player(seat))
  return targets?.[0] ? pending.chooses(player(seat), player(targets[0])) : pending.use(player(seat))
}
