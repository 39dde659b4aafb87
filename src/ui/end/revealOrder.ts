import type { SeatId } from '@/core/model/ids'
import type { SeatView } from '@/core/views/grimoireTypes'

const orders = ['clockwise', 'drama', 'hand'] as const
export type RevealOrder = (typeof orders)[number]
export const isOrder = (word: string | undefined): word is RevealOrder => orders.some((each) => each === word)

const weight = ({ character, alignment }: SeatView): number =>
  character?.team === 'demon' ? 3 : character?.team === 'minion' ? 2 : alignment === 'evil' ? 1 : 0

/** The order in which the tokens are turned: round the table, or good first and the Demon last. */
export const revealOrder = (seats: readonly SeatView[], order: RevealOrder): readonly SeatId[] =>
  (order === 'drama' ? [...seats].sort((a, b) => weight(a) - weight(b) || a.number - b.number) : seats).map(({ id }) => id)
