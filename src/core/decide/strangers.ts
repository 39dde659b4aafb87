import type { Command } from '../journal/command'
import type { Game } from '../model/game'

/** Words that stand where a seat could. */
const notSeats = new Set(['storyteller', 'table'])

type Named = Partial<
  Readonly<
    Record<'seat' | 'a' | 'b' | 'by' | 'nominee' | 'on' | 'to', unknown> &
      Record<'targets' | 'seats', readonly string[]> &
      Record<'swaps', readonly (readonly string[])[]>
  >
>

/** Does the command name a seat that is not at the table? Raised hands are checked one by one when they are counted. */
export const namesStranger = ({ seats }: Game, command: Command): boolean => {
  const { seat, a, b, by, nominee, on, to, targets = [], seats: several = [], swaps = [] } = command as Named
  return [seat, a, b, by, nominee, on, to, ...targets, ...several, ...swaps.flat()].some(
    (id) => typeof id === 'string' && !notSeats.has(id) && !seats.some((one) => one.id === id),
  )
}
