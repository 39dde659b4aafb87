/** Dragging a coin or a seat by pointer. Everything it does can also be done without it. */
import type { GameStore } from '@/app/game/game'
import type { SeatId } from '@/core/model/ids'
import { tapUnlessTapped } from '@/ui/parts/tapUnlessTapped'
import type { RingLayout } from './ringLayout'
import type { Point } from './superellipse'

export interface Grabbed {
  readonly down: PointerEvent
  readonly element: HTMLElement
  /** Tells where the ring's own origin is on the screen. */
  readonly board: HTMLElement
  readonly held: (is: boolean) => void
  readonly drop: (at: Point) => void
}

const FAR = 10
/** A finger that moves at once has slipped while tapping. Only one that rests first starts a drag. */
const REST = 180

export const startDrag = ({ down, element, board, held, drop }: Grabbed): void => {
  if (down.button !== 0 || !down.isPrimary) return
  const { clientX: x0, clientY: y0, pointerId } = down
  const gone = new AbortController()
  const options = { signal: gone.signal }
  let is: 'pressed' | 'slipped' | 'held' = 'pressed'

  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId || is === 'slipped') return
    const dx = to.clientX - x0,
      dy = to.clientY - y0
    if (is === 'pressed') {
      if (Math.hypot(dx, dy) < FAR) return
      is = down.pointerType !== 'mouse' && to.timeStamp - down.timeStamp < REST ? 'slipped' : 'held'
      if (is === 'slipped') return
      held(true)
      element.setPointerCapture?.(pointerId)
      // Its own layer on top: anything above it would have to be repainted while it moves.
      Object.assign(element.style, { willChange: 'transform', zIndex: '10' })
    }
    element.style.translate = `${dx}px ${dy}px`
  }
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return
    // The pointer is first captured by the image inside. Moving the capture to the element is not a loss.
    if (up.type === 'lostpointercapture' && up.target !== element) return
    gone.abort()
    const lifted = up.type === 'pointerup'
    if (is === 'slipped' && lifted && isOver(element, up)) tapUnlessTapped(element)
    if (is !== 'held') return
    held(false)
    Object.assign(element.style, { translate: '', willChange: '', zIndex: '' })
    if (!lifted) return
    // The click that follows a drag is not a tap.
    const swallow = (click: Event) => {
      click.stopPropagation()
      click.preventDefault()
    }
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, true))
    const origin = board.getBoundingClientRect()
    drop({ x: up.clientX - origin.left, y: up.clientY - origin.top })
  }
  element.addEventListener('pointermove', move, options)
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) element.addEventListener(type, end, options)
}

const isOver = (element: HTMLElement, { clientX: x, clientY: y }: PointerEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The place under a point; -1 if there is none. */
export const placeAt = ({ places, token }: RingLayout, point: Point): number =>
  places.findIndex((place) => Math.hypot(place.x - point.x, place.y - point.y) < token * 0.75)

/** Moves a coin to the seat it was dropped on. */
export const dropCoin = (game: GameStore, from: SeatId, coinId: string, to: SeatId | undefined): void => {
  const coin = game.grimoire.seats.find(({ id }) => id === from)?.coins.find(({ id }) => id === coinId)
  if (!to || to === from || !coin) return
  if (coin.mark) game.dispatch({ type: 'moveMark', mark: coin.mark, to })
  else if (coin.token) game.dispatch({ type: 'moveToken', token: coin.token, to })
}
