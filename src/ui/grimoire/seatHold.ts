import { onBeforeUnmount } from 'vue'

const LONG = 480

/** A long press on a seat opens it, also while taps mean choosing; the tap that follows the press is swallowed. */
export const useSeatHold = (open: (seat: string) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { readonly x: number; readonly y: number } | undefined
  let swallow = false

  const cancel = () => clearTimeout(timer)
  const down = (event: PointerEvent) => {
    const seat = (event.target as Element | null)?.closest<HTMLElement>('[data-seat]')?.dataset['seat']
    swallow = false
    if (seat === undefined) return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      swallow = true
      open(seat)
    }, LONG)
  }
  const move = (event: PointerEvent) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 12) cancel()
  }
  /** For the ring's own tap: true if it only ended a long press. */
  const swallowed = (): boolean => {
    const was = swallow
    swallow = false
    return was
  }
  onBeforeUnmount(cancel)
  return { down, move, up: cancel, swallowed }
}
