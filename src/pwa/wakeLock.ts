export interface Awake {
  readonly keep: () => void
  readonly release: () => void
}

/** Keeps the screen on between `keep` and `release`. The system drops the lock whenever the page is hidden. */
export function screenOn(page: Document = document, browser: Navigator = navigator): Awake {
  const api = (browser as Partial<Navigator>).wakeLock
  if (!api) return { keep: () => undefined, release: () => undefined }

  let wanted = false
  let asking = false
  let lock: WakeLockSentinel | undefined

  const ask = async () => {
    if (!wanted || asking || page.visibilityState !== 'visible' || (lock && !lock.released)) return
    asking = true
    try {
      lock = await api.request('screen')
    } catch {
      // A nearly flat battery refuses; the next return to the page asks again.
      lock = undefined
    } finally {
      asking = false
    }
    if (!wanted) await drop()
  }
  const drop = async () => {
    const held = lock
    lock = undefined
    await held?.release().catch(() => undefined)
  }
  const returned = () => void ask()

  return {
    keep: () => {
      if (!wanted) page.addEventListener('visibilitychange', returned)
      wanted = true
      void ask()
    },
    release: () => {
      wanted = false
      page.removeEventListener('visibilitychange', returned)
      void drop()
    },
  }
}
