import { defineStore } from 'pinia'
import { reactive, toRefs, watch } from 'vue'
import { localValue } from '@/storage/localValue'

export interface Preferences {
  names: 'sheet' | 'published'
  order: 'sheet' | 'published'
  /** `bright`: as the game, and parchment all over by day. */
  theme: 'auto' | 'night' | 'day' | 'bright'
  /** The good tokens by night. */
  tokens: 'bone' | 'dark'
  /** 0 … 60 per cent. */
  dimmer: number
  /** Seats by which the ring is turned. */
  turn: number
  panelSide: 'right' | 'left'
  /** Minutes of idleness after which the grimoire covers itself; 0: never. */
  coverAfter: number
  /** When it covers itself. */
  coverWhen: 'always' | 'night'
  motion: 'auto' | 'none'
  textSize: 'small' | 'normal' | 'large' | 'extra'
  timerSound: boolean
  /** What settles a step of the night. */
  settling: 'lastTap' | 'done'
  /** A line for storytellers who are new to a character. */
  advice: boolean
}

export const usualPreferences: Preferences = {
  names: 'sheet',
  order: 'sheet',
  theme: 'auto',
  tokens: 'bone',
  dimmer: 0,
  turn: 0,
  panelSide: 'right',
  coverAfter: 2,
  coverWhen: 'always',
  motion: 'auto',
  textSize: 'normal',
  timerSound: false,
  settling: 'lastTap',
  advice: true,
}

const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.includes(value as T)
const between =
  (low: number, high: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= low && value <= high

const sound: { readonly [K in keyof Preferences]: (value: unknown) => boolean } = {
  names: oneOf('sheet', 'published'),
  order: oneOf('sheet', 'published'),
  theme: oneOf('auto', 'night', 'day', 'bright'),
  tokens: oneOf('bone', 'dark'),
  dimmer: between(0, 60),
  turn: between(-100, 100),
  panelSide: oneOf('right', 'left'),
  coverAfter: between(0, 120),
  coverWhen: oneOf('always', 'night'),
  motion: oneOf('auto', 'none'),
  textSize: oneOf('small', 'normal', 'large', 'extra'),
  timerSound: (value) => typeof value === 'boolean',
  settling: oneOf('lastTap', 'done'),
  advice: (value) => typeof value === 'boolean',
}

/** Stored values may come from another version or be edited by hand. Valid ones are used; the rest fall back to defaults. */
export const readPreferences = (kept: unknown): Preferences => {
  const found = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const taken = Object.entries(sound)
    .filter(([key, isSound]) => isSound(found[key]))
    .map(([key]) => [key, found[key]])
  return { ...usualPreferences, ...(Object.fromEntries(taken) as Partial<Preferences>) }
}

/** Setting `preferences.dimmer = 30` saves it, applies it and tells the other windows. */
export const usePreferences = defineStore('preferences', () => {
  const kept = localValue('preferences')
  const all = reactive<Preferences>(readPreferences(kept.read()))
  let heard = false

  watch(
    all,
    (now) => {
      if (!heard) kept.write({ ...now })
    },
    { flush: 'sync' },
  )
  kept.watch((value) => {
    heard = true
    Object.assign(all, readPreferences(value))
    heard = false
  })

  return { ...toRefs(all) }
})
