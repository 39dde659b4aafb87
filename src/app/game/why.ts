import type { SeatId } from '@/core/model/ids'
import { whyView } from '@/core/api'
import type { WhyLine } from '@/core/views/whyTypes'
import { useGame } from './game'

/** Every state of a player with its reason. */
export const whyOf = (seat: SeatId): readonly WhyLine[] => {
  const { rules, shown } = useGame().facts
  return whyView(rules, shown, seat)
}
