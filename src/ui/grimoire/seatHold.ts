import type { SeatId } from '@/core/model/ids'
import { seatUnder } from '@/ui/parts/seatUnder'

const LONG = 480
const FAR = 12

/**
 * A long press opens a seat, even while taps choose.
 * The sheet opens under the finger, so the click at the end of the press must reach neither the sheet nor the seat.
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
    // The click may come long after the finger has lifted on a slow device, but before the next press.
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
