import { computed, effectScope, ref, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import { forgetLocal } from '@/storage/forgetLocal'
import { localValue } from '@/storage/localValue'
import { scheduleChime, unlockChime } from './chime'

/** Public: the town window reads it too. It stores when the time is up, not how much is left, so nothing has to count. */
interface TimerRecord {
  readonly title: string
  /** Milliseconds it was set to. */
  readonly total: number
  /** Running: the moment it is over. Paused: undefined, and `left` counts. */
  readonly endsAt: number | undefined
  readonly left: number
}

export type TimerState = 'none' | 'running' | 'paused' | 'over'

export interface Timer {
  readonly state: ComputedRef<TimerState>
  readonly title: ComputedRef<string>
  /** Milliseconds left; below zero: over since then. */
  readonly left: ComputedRef<number>
  /** 0 … 1, how much of it has passed. */
  readonly passed: ComputedRef<number>
  /** Must be called from a tap: it unlocks the sound. */
  start(ms: number, title: string, sound: boolean): void
  pause(): void
  resume(sound: boolean): void
  add(ms: number, sound: boolean): void
  clear(): void
  /** At dusk the timer goes on without its bell. */
  hush(): void
}

const asRecord = (found: unknown): TimerRecord | undefined => {
  if (!found || typeof found !== 'object') return undefined
  const { title, total, endsAt, left } = found as Partial<Record<keyof TimerRecord, unknown>>
  if (typeof total !== 'number' || typeof left !== 'number') return undefined
  return { title: typeof title === 'string' ? title : '', total, left, endsAt: typeof endsAt === 'number' ? endsAt : undefined }
}

const timerName = (game: string) => `timer:${game}`

export const forgetTimer = (game: string): void => forgetLocal(timerName(game))

const timers = new Map<string, Timer>()

/** One timer for each game, the same for every component and window that asks. */
export const useTimer = (game: string): Timer => {
  const known = timers.get(game)
  if (known) return known
  const made = effectScope(true).run(() => makeTimer(game)) as Timer
  timers.set(game, made)
  return made
}

const makeTimer = (game: string): Timer => {
  const name = timerName(game)
  const kept = localValue(name)
  const record = shallowRef(asRecord(kept.read()))
  const now = ref(Date.now())
  const left = computed(() =>
    record.value === undefined ? 0 : record.value.endsAt === undefined ? record.value.left : record.value.endsAt - now.value,
  )
  const state = computed<TimerState>(() =>
    record.value === undefined ? 'none' : record.value.endsAt === undefined ? 'paused' : left.value > 0 ? 'running' : 'over',
  )
  let ticking: ReturnType<typeof setTimeout> | undefined
  let silence: () => void = () => undefined
  let loud = false

  const ring = () => {
    silence()
    silence = loud && state.value === 'running' ? scheduleChime(left.value) : () => undefined
  }

  const tick = () => {
    clearTimeout(ticking)
    now.value = Date.now()
    // Just after the next whole second, so that the digits change evenly.
    if (state.value === 'running' || state.value === 'over') ticking = setTimeout(tick, (((left.value % 1000) + 1000) % 1000) + 15)
  }

  const leftNow = (at: TimerRecord) => Math.max(0, at.endsAt === undefined ? at.left : at.endsAt - Date.now())

  const set = (next: TimerRecord | undefined, sound = false) => {
    loud = sound
    record.value = next
    if (next) kept.write(next)
    else forgetLocal(name)
    tick()
    if (loud) unlockChime()
    ring()
  }

  watch(state, tick)
  document.addEventListener('visibilitychange', () => {
    tick()
    // A tablet stops the audio clock in the background, so a planned bell would ring late.
    if (document.visibilityState === 'visible') ring()
  })
  kept.watch((value) => {
    loud = false
    record.value = asRecord(value)
    tick()
    ring()
  })
  tick()

  return {
    state,
    title: computed(() => record.value?.title ?? ''),
    left,
    passed: computed(() =>
      record.value === undefined || record.value.total === 0 ? 0 : Math.min(1, Math.max(0, 1 - left.value / record.value.total)),
    ),
    start: (ms, title, sound) => set({ title, total: ms, endsAt: Date.now() + ms, left: ms }, sound),
    pause: () => record.value && set({ ...record.value, endsAt: undefined, left: leftNow(record.value) }),
    resume: (sound) => record.value && set({ ...record.value, endsAt: Date.now() + record.value.left }, sound),
    add: (ms, sound) => {
      if (!record.value) return
      const more = Math.max(0, leftNow(record.value) + ms)
      set(
        {
          ...record.value,
          total: Math.max(record.value.total, more),
          left: more,
          endsAt: record.value.endsAt === undefined ? undefined : Date.now() + more,
        },
        sound,
      )
    },
    clear: () => set(undefined),
    hush: () => {
      loud = false
      ring()
    },
  }
}

/** 4:05, or −0:32 once it is over. */
export const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  const whole = Math.abs(seconds)
  return `${seconds < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
