import { onBeforeUnmount, onMounted } from 'vue'
import type { DayFlow } from '@/app/day/dayFlow'
import type { SeatId } from '@/core/model/ids'
import { seatUnder } from '@/ui/parts/seatUnder'

/** Less than the board's own threshold for dragging a seat. */
const SLACK = 6

/** A sweep over the seats raises every hand it passes. It listens on the page, so it works on any circle of seats. */
export const useVoteSweep = (flow: DayFlow): void => {
  let pointer: number | undefined
  let first: SeatId | undefined
  let start = { x: 0, y: 0 }
  let [moved, drawn] = [false, false]

  const counting = () => flow.mode === 'vote' || flow.mode === 'exile'

  const down = (event: PointerEvent) => {
    const seat = seatUnder(event.target)
    if (!counting() || seat === undefined || !event.isPrimary) return
    pointer = event.pointerId
    first = seat
    start = { x: event.clientX, y: event.clientY }
    drawn = moved = false
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer || first === undefined) return
    if (!moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
      moved = true
      // Takes the pointer from the board, so that it starts no drag and no long press.
      event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId }))
    }
    const seat = seatUnder(document.elementFromPoint(event.clientX, event.clientY))
    if (seat === undefined || (!drawn && seat === first)) return
    if (!drawn) flow.sweepOver(first)
    drawn = true
    flow.sweepOver(seat)
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer || !event.isTrusted) return
    pointer = undefined
    if (!drawn) return
    flow.sweepEnd()
    // The click after a sweep is not a tap.
    const swallow = (click: Event) => {
      click.stopPropagation()
      click.preventDefault()
    }
    document.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => document.removeEventListener('click', swallow, true))
  }

  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const
  onMounted(() => listeners.forEach(([type, listener]) => document.addEventListener(type, listener, true)))
  onBeforeUnmount(() => listeners.forEach(([type, listener]) => document.removeEventListener(type, listener, true)))
}
