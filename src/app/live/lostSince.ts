import { computed, onScopeDispose, shallowRef, type ComputedRef } from 'vue'
import { watchText } from '@/text/en/watch'

/** Who is away: the server, or the device that runs the game. */
export type Away = keyof typeof watchText.lost

/** Handing the game over takes a moment, during which nobody runs it. */
const GRACE = 3_000
const MINUTE = 60_000
const TICK = 10_000

export interface LostSince {
  /** `since`: what is shown is as old as this. Undefined: it is as it is now. */
  readonly note: (away: Away | undefined, since?: number) => void
  /** Empty while nobody is away. */
  readonly words: ComputedRef<string>
}

/** How old a picture is that this device follows, in words. */
export const lostSince = (now: () => number = Date.now): LostSince => {
  const lost = shallowRef<{ readonly away: Away; readonly since: number }>()
  const clock = shallowRef(now())
  let first: number | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  const ticking = setInterval(() => (clock.value = now()), TICK)
  onScopeDispose(() => {
    clearInterval(ticking)
    clearTimeout(soon)
  })
  return {
    note: (away, since = now()) => {
      clearTimeout(soon)
      if (!away) {
        first = lost.value = undefined
        return
      }
      const from = (first ??= since)
      const show = () => {
        clock.value = now()
        lost.value = { away, since: from }
      }
      if (lost.value) show()
      else soon = setTimeout(show, GRACE)
    },
    words: computed(() =>
      lost.value ? watchText.lost[lost.value.away](Math.max(0, Math.floor((clock.value - lost.value.since) / MINUTE))) : '',
    ),
  }
}
