import type { SeatId } from '@/core/model/ids'
import { longPress } from '@/ui/parts/longPress'
import { seatUnder } from '@/ui/parts/seatUnder'

/** A long press opens a seat, even while taps choose. */
export const holdSeat = (down: PointerEvent, open: (seat: SeatId) => void): void => {
  const seat = seatUnder(down.target)
  if (seat !== undefined) longPress(down, () => open(seat))
}
