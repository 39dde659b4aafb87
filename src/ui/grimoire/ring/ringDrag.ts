/** Dragging a coin or a seat by pointer. Everything it does can also be done without it. */
import { shallowRef, type ShallowRef } from 'vue'
import type { Point } from './superellipse'

export interface RingDrag {
  /** What is being dragged; undefined most of the time. */
  readonly held: ShallowRef<string | undefined>
  start(event: PointerEvent, key: string, drop: (at: Point) => void): void
}

const threshold = 10

/** `board` tells where the ring's own origin is on the screen. */
export function useRingDrag(board: () => HTMLElement | undefined): RingDrag {
  const held = shallowRef<string>()

  function start(event: PointerEvent, key: string, drop: (at: Point) => void): void {
    const element = event.currentTarget as HTMLElement
    if (event.button !== 0 || !event.isPrimary) return
    const x0 = event.clientX,
      y0 = event.clientY,
      id = event.pointerId

    const move = (to: PointerEvent) => {
      if (to.pointerId !== id) return
      const dx = to.clientX - x0,
        dy = to.clientY - y0
      if (held.value === undefined) {
        if (dx * dx + dy * dy < threshold * threshold) return
        held.value = key
        element.setPointerCapture?.(id)
        // A layer of its own, above all others: whatever lay over it would have to be drawn again while it moves.
        Object.assign(element.style, { willChange: 'transform', zIndex: '10' })
      }
      element.style.translate = `${dx}px ${dy}px`
    }
    const end = (up: PointerEvent) => {
      if (up.pointerId !== id) return
      // A finger is first captured by the picture inside; handing it over to the whole is no loss.
      if (up.type === 'lostpointercapture' && up.target !== element) return
      stop()
      if (held.value !== key) return
      held.value = undefined
      Object.assign(element.style, { translate: '', willChange: '', zIndex: '' })
      if (up.type !== 'pointerup') return
      // The click that follows a drag is not a tap.
      const swallow = (click: Event) => {
        click.stopPropagation()
        click.preventDefault()
      }
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, true))
      const origin = board()?.getBoundingClientRect()
      if (origin) drop({ x: up.clientX - origin.left, y: up.clientY - origin.top })
    }
    const stop = () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      element.removeEventListener('lostpointercapture', end)
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    element.addEventListener('lostpointercapture', end)
  }

  return { held, start }
}
