const LONG = 480
const FAR = 12

/** A long press. What it does may lie under the finger: the click that ends the press reaches nothing. */
export const longPress = (down: PointerEvent, act: () => void): void => {
  const gone = new AbortController()
  const options = { signal: gone.signal, capture: true }
  let done = false
  const timer = setTimeout(() => {
    done = true
    act()
  }, LONG)
  const end = () => {
    clearTimeout(timer)
    if (!done) return void setTimeout(() => gone.abort())
    // The click comes after the finger has gone, on a slow device long after; the next press is another one.
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => gone.abort(), options)
  }
  addEventListener(
    'pointermove',
    (to) => {
      if (Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) > FAR) clearTimeout(timer)
    },
    options,
  )
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
  addEventListener(
    'click',
    (click) => {
      if (!done) return
      click.stopPropagation()
      click.preventDefault()
    },
    options,
  )
}
