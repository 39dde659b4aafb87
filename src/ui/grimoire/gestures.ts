/** Code for gestures beyond a tap loads after the first screen. If a press ends before that, it was a tap. */
const afterFirstScreen = <T>(load: () => Promise<T>) => {
  let here: T | undefined
  const fetch = async (): Promise<T> => (here ??= await load())

  const whilePressed = async (work: (it: T) => void): Promise<void> => {
    if (here) return work(here)
    const over = new AbortController()
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => over.abort(), { capture: true, signal: over.signal })
    const it = await fetch().catch(() => undefined)
    if (it && !over.signal.aborted) work(it)
    over.abort()
  }
  return { fetch, whilePressed }
}

export const dragging = afterFirstScreen(() => import('./ring/ringDrag'))
export const holding = afterFirstScreen(() => import('./seatHold'))
