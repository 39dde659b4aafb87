import { lastChoices } from '@/core/api'
import type { SeatId } from '@/core/model/ids'
import type { LastChoiceView } from '@/core/views/lastChoices'
import { useGame } from './game'

export const lastChoicesOf = (seat: SeatId): readonly LastChoiceView[] => {
  const { rules, shown } = useGame().facts
  return lastChoices(rules, shown, seat)
}
