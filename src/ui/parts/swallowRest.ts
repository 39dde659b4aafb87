/** After the finger has gone, its click may take this long on a slow device. */
const LATE = 1000

/** A press has done its work while it lasts: what is still to come of it must not reach whatever lies beneath now. */
export const swallowRest = (): void => {
  const gone = new AbortController()
  const options = { signal: gone.signal, capture: true }
  const over = () => gone.abort()
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  const lifted = () => void setTimeout(over, LATE)
  addEventListener('click', swallow, options)
  addEventListener('pointerup', lifted, options)
  addEventListener('pointercancel', lifted, options)
  addEventListener('pointerdown', over, options)
  // A key that is held repeats on whatever has the focus by now.
  addEventListener('keydown', (event) => (event.repeat ? swallow(event) : over()), options)
  addEventListener(
    'keyup',
    (event) => {
      swallow(event)
      over()
    },
    options,
  )
}
