import { swallowRest } from './swallowRest'

const LONG = 480
const FAR = 12

/** A long press. What it does may lie under the finger, so nothing else hears of the press. */
export const longPress = (down: PointerEvent, act: () => void): void => {
  const gone = new AbortController()
  const options = { signal: gone.signal, capture: true }
  const timer = setTimeout(() => {
    gone.abort()
    swallowRest()
    act()
  }, LONG)
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
