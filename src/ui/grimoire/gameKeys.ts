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

/** Two digits pressed within this time are one number. */
const PATIENCE = 700
let typed = { number: '', at: 0 }
const goTo = (digit: string, now: number) => {
  const seats = [...document.querySelectorAll<HTMLElement>('.ring [data-seat]')]
  const longer = now - typed.at < PATIENCE ? typed.number + digit : digit
  typed = { number: Number(longer) <= seats.length ? longer : digit, at: now }
  seats[Number(typed.number) - 1]?.focus()
}

/** The button that the moment waits for: the main one at the foot, or the highlighted one. */
const press = () => {
  const found = ['.done', '[data-part="main"]', '.btn--now', '.btn'].flatMap((one) => [
    ...document.querySelectorAll<HTMLElement>(`:is(.panel, .dawn) ${one}:not(:disabled)`),
  ])
  const main = found.find((button) => button.checkVisibility())
  main?.focus()
  main?.click()
}

let lastIn: Element | null = null
addEventListener('focusin', ({ target }) => {
  lastIn = target instanceof Element ? target.closest('.panel, .ring, .bar') : null
})
/** What had the focus may be gone with its step: the next Tab goes on in the same place, not at the start of the page. */
const stay = (event: KeyboardEvent) => {
  if (document.activeElement !== document.body || !lastIn?.isConnected) return
  const next = lastIn.querySelector<HTMLElement>('[data-act="done"], .btn--now, [aria-current="true"]') ?? lastIn.querySelector('button')
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** One key for everything in the bar; arrows and digits go from seat to seat. */
export const pressKey = (does: GameKeys, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || !does.free()) return
  if (event.key === 'Tab' && !event.shiftKey) return stay(event)
  if (/^\d$/.test(event.key)) return goTo(event.key, event.timeStamp)
  const seat = seatUnder(event.target)
  const actions: Readonly<Record<string, () => void>> = {
    u: does.undo,
    r: does.redo,
    c: does.cover,
    t: does.timeline,
    k: does.cards,
    m: does.menu,
    d: press,
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
