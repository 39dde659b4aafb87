import { onBeforeUnmount, onMounted } from 'vue'
import type { SeatId } from '@/core/model/ids'
import { seatUnder } from './seatUnder'
import { tapUnlessTapped } from './tapUnlessTapped'

/** What a finger does that goes from seat to seat without lifting. */
export interface SeatStroke {
  /** It is over this seat now, or over none. */
  over(from: SeatId, seat: SeatId | undefined): void
  /** It was lifted here; or, if nothing comes of it, taken away. */
  end(from: SeatId, seat: SeatId | undefined): void
}

/** Less than the board's own threshold for dragging a seat. */
const SLACK = 9
/** A quick finger is reported in jumps; no seat is smaller than this. */
const JUMP = 14

/** It listens on the page, so it works on any circle of seats. */
export const useSeatStroke = (strokeNow: () => SeatStroke | undefined): void => {
  let pointer: number | undefined
  let stroke: SeatStroke | undefined
  let from: SeatId | undefined
  let pressed: EventTarget | null = null
  let at = { x: 0, y: 0 }
  let [moved, left] = [false, false]

  const down = (event: PointerEvent) => {
    const seat = seatUnder(event.target)
    stroke = seat !== undefined && event.isPrimary && event.button === 0 ? strokeNow() : undefined
    if (!stroke) return
    pointer = event.pointerId
    from = seat
    pressed = event.target
    at = { x: event.clientX, y: event.clientY }
    left = moved = false
  }
  const over = (x: number, y: number) => {
    if (from === undefined) return
    const seat = seatUnder(document.elementFromPoint(x, y))
    if (!left && seat === from) return
    left = true
    stroke?.over(from, seat)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer || !stroke) return
    const [dx, dy] = [event.clientX - at.x, event.clientY - at.y]
    const far = Math.hypot(dx, dy)
    if (!moved) {
      if (far <= SLACK) return
      moved = true
      // Takes the pointer from the board, so that it starts no drag and no long press.
      event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId }))
    }
    const steps = Math.ceil(far / JUMP)
    for (let step = 1; step <= steps; step++) over(at.x + (dx * step) / steps, at.y + (dy * step) / steps)
    at = { x: event.clientX, y: event.clientY }
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer || !event.isTrusted) return
    pointer = undefined
    const lifted = event.type === 'pointerup'
    if (left && from !== undefined) {
      stroke?.end(from, lifted ? seatUnder(document.elementFromPoint(event.clientX, event.clientY)) : undefined)
      swallowClick()
    } else if (moved && lifted && pressed instanceof Element) {
      const seat = pressed.closest<HTMLElement>('[data-seat]')
      if (seat) tapUnlessTapped(seat)
    }
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

/** The click after a stroke is not a tap. */
const swallowClick = () => {
  const swallow = (click: Event) => {
    click.stopPropagation()
    click.preventDefault()
  }
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, true))
}
