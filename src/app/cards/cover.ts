import { defineStore } from 'pinia'
import { ref } from 'vue'
import { localValue } from '@/storage/localValue'
import { usePreferences } from '../device/preferences'

/** Screen down on the table: beta near ±180°, and not merely tilted. */
export const liesFaceDown = ({ beta, gamma }: { readonly beta: number | null; readonly gamma: number | null }): boolean =>
  beta !== null && gamma !== null && Math.abs(beta) > 155 && Math.abs(gamma) < 30

/** Covers the grimoire when nobody is looking at it. The cover screen lifts it. */
export const useCover = defineStore('cover', () => {
  const preferences = usePreferences()
  // A reload or a restart must not lift it: the next person to pick up the tablet may be a player.
  const kept = localValue('covered')
  const covered = ref(kept.read() === true)
  let idle: ReturnType<typeof setTimeout> | undefined
  let watching: (() => void) | undefined
  let night = () => true

  const set = (now: boolean) => {
    covered.value = now
    kept.write(now)
  }

  const cover = () => set(true)

  const mayFall = () => preferences.coverWhen === 'always' || night()
  const stir = () => {
    clearTimeout(idle)
    if (preferences.coverAfter > 0) idle = setTimeout(() => (mayFall() ? cover() : stir()), preferences.coverAfter * 60_000)
  }

  const lift = () => {
    set(false)
    stir()
  }

  /** While a grimoire is on the screen. */
  const watch = (isNight: () => boolean, page: Document = document, view: Window = window): (() => void) => {
    watching?.()
    night = isNight
    const hidden = () => page.visibilityState === 'hidden' && mayFall() && cover()
    const turned = (event: DeviceOrientationEvent) => liesFaceDown(event) && cover()
    const gone = new AbortController()
    const options = { passive: true, capture: true, signal: gone.signal }
    page.addEventListener('visibilitychange', hidden, options)
    view.addEventListener('deviceorientation', turned, options)
    for (const sign of ['pointerdown', 'keydown', 'wheel']) view.addEventListener(sign, stir, options)
    stir()
    return (watching = () => {
      gone.abort()
      clearTimeout(idle)
    })
  }

  return { covered, cover, lift, watch }
})
