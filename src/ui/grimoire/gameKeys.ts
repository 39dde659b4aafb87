import type { SeatId } from '@/core/model/ids'
import { seatUnder } from '@/ui/parts/seatUnder'

export interface GameKeys {
  undo(): void
  redo(): void
  cover(): void
  timeline(): void
  cards(): void
  menu(): void
  keys(): void
  turn(by: number): void
  open(seat: SeatId): void
  close(): void
  /** No dialog is open and nothing is covered. */
  free(): boolean
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

const walk = (from: SeatId, step: number) => {
  const all = [...document.querySelectorAll<HTMLElement>('[data-seat]')]
  all[(all.findIndex((seat) => seatUnder(seat) === from) + step + all.length) % all.length]?.focus()
}

/** One key for everything in the bar; arrows walk from seat to seat. */
export const pressKey = (does: GameKeys, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || !does.free()) return
  const seat = seatUnder(event.target)
  const actions: Readonly<Record<string, () => void>> = {
    u: does.undo,
    r: does.redo,
    c: does.cover,
    t: does.timeline,
    k: does.cards,
    m: does.menu,
    '?': does.keys,
    '[': () => does.turn(-1),
    ']': () => does.turn(1),
    Escape: does.close,
    ...(seat
      ? {
          i: () => does.open(seat),
          ArrowRight: () => walk(seat, 1),
          ArrowDown: () => walk(seat, 1),
          ArrowLeft: () => walk(seat, -1),
          ArrowUp: () => walk(seat, -1),
        }
      : {}),
  }
  const action = actions[event.key] ?? actions[event.key.toLowerCase()]
  if (!action) return
  event.preventDefault()
  action()
}
