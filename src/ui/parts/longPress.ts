import { swallowRest } from './swallowRest'

export const LONG = 480
const FAR = 12

/** A long press. What it does may lie under the finger, so nothing else hears of the press. */
export const longPress = (down: PointerEvent, act: () => void): void => {
  const gone = new AbortController()
  const options = { signal: gone.signal, capture: true }
  // On a busy device the finger may have moved or lifted already: the browser reports that with the next frame.
  const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(fire)), LONG)
  const fire = () => {
    if (gone.signal.aborted) return
    gone.abort()
    swallowRest()
    act()
  }
  const stop = () => {
    clearTimeout(timer)
    gone.abort()
  }
  addEventListener(
    'pointermove',
    (to) => {
      if (Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) > FAR) stop()
    },
    options,
  )
  addEventListener('pointerup', stop, options)
  addEventListener('pointercancel', stop, options)
}
