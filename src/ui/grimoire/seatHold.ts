import type { SeatId } from '@/core/model/ids'
import { seatUnder } from '@/ui/parts/seatUnder'

const LONG = 480
const FAR = 12

/**
 * A long press on a seat opens it, also while taps mean choosing.
 * What opens lies under the finger: the click that ends the press must reach neither it nor the seat.
 */
export const holdSeat = (down: PointerEvent, open: (seat: SeatId) => void): void => {
  const seat = seatUnder(down.target)
  if (seat === undefined) return
  const gone = new AbortController()
  const options = { signal: gone.signal, capture: true }
  let opened = false
  const timer = setTimeout(() => {
    opened = true
    open(seat)
  }, LONG)
  const end = () => {
    clearTimeout(timer)
    if (!opened) return void setTimeout(() => gone.abort())
    // The click comes after the finger has gone, on a slow device long after; the next press is another one.
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => gone.abort(), options)
  }
  addEventListener(
    'pointermove',
    (to) => {
      if (Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) > FAR) clearTimeout(timer)
    },
    options,
  )
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
  addEventListener(
    'click',
    (click) => {
      if (!opened) return
      click.stopPropagation()
      click.preventDefault()
    },
    options,
  )
}
