import type { Command } from '@/app/game/pendingCommand'
import type { SeatId } from '@/core/model/ids'
import type { DayView } from '@/core/views/dayTypes'
import { dayText } from '@/text/en/day'

export interface DeedWords {
  readonly title: string
  readonly act: string
  readonly icon: string
  readonly nothing: string
}

/** The question and the button for each command that is confirmed. */
export const deedWords = (command: Command, day: DayView, player: (id: SeatId) => string): DeedWords => {
  const { deed } = dayText
  const execution = (seat: SeatId): DeedWords => ({
    title: deed.execute(player(seat)),
    act: deed.act.execute(player(seat)),
    icon: 'skull',
    nothing: deed.nothing,
  })
  switch (command.type) {
    case 'execute':
      return execution(command.seat)
    case 'closeNominations':
      if (day.executed.length > 0) return { title: deed.close, act: deed.act.close, icon: 'dusk', nothing: deed.closeFollows }
      return day.aboutToDie
        ? execution(day.aboutToDie)
        : { title: deed.nobody, act: deed.act.nobody, icon: 'dusk', nothing: deed.nobodyFollows }
    case 'vote': {
      const nominee = player(day.nominations[command.nomination]?.nominee as SeatId)
      return { title: deed.exile(nominee), act: deed.act.exile(nominee), icon: 'door', nothing: deed.nothing }
    }
    case 'useAbility':
      return { title: useTitle(command, player), act: deed.act.use, icon: 'check', nothing: deed.nothing }
    case 'kill':
      return { title: deed.dies(player(command.seat)), act: deed.act.dies(player(command.seat)), icon: 'skull', nothing: deed.nothing }
    case 'redecide':
      return command.command.type === 'useAbility'
        ? { title: useTitle(command.command, player), act: deed.act.change, icon: 'pencil', nothing: deed.nothing }
        : { title: deed.close, act: deed.act.change, icon: 'pencil', nothing: deed.nothing }
    default:
      return { title: deed.close, act: deed.act.use, icon: 'check', nothing: deed.nothing }
  }
}

const useTitle = ({ seat, targets, verdict, swaps }: Extract<Command, { type: 'useAbility' }>, player: (id: SeatId) => string): string => {
  const { deed } = dayText
  if (verdict) return deed.judges[verdict](player(seat))
  if (swaps) return deed.swaps(player(seat))
  return targets?.[0] ? deed.chooses(player(seat), player(targets[0])) : deed.use(player(seat))
}
