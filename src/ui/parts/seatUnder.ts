import type { SeatId } from '@/core/model/ids'

/** The seat an element belongs to. */
export const seatUnder = (element: Element | EventTarget | null): SeatId | undefined =>
  element instanceof Element ? (element.closest<HTMLElement>('[data-seat]')?.dataset['seat'] as SeatId | undefined) : undefined
