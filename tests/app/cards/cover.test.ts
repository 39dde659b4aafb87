import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liesFaceDown, useCover } from '@/app/cards/cover'
import { usePreferences } from '@/app/device/preferences'

const page = () => Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
})
afterEach(() => vi.useRealTimers())

const start = (isNight = () => true) => {
  const document = page()
  const window = new EventTarget()
  const cover = useCover()
  const stop = cover.watch(isNight, document, window as unknown as Window)
  return { cover, stop, document: document as unknown as EventTarget & { visibilityState: string }, window }
}

describe('the cover', () => {
  it('lasts when the app is closed and opened again', () => {
    const notes = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, text: string) => void notes.set(key, text),
    })
    useCover().cover()
    setActivePinia(createPinia())
    expect(useCover().covered).toBe(true)
    useCover().lift()
    setActivePinia(createPinia())
    expect(useCover().covered).toBe(false)
    vi.unstubAllGlobals()
  })

  it('falls when the app is left', () => {
    const { cover, document } = start()
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(cover.covered).toBe(true)
    cover.lift()
    expect(cover.covered).toBe(false)
  })

  it('falls when nobody touches it, after as long as the storyteller likes', () => {
    usePreferences().coverAfter = 2
    const { cover, window } = start()
    vi.advanceTimersByTime(119_000)
    window.dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(119_000)
    expect(cover.covered).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(cover.covered).toBe(true)
  })

  it('never falls by itself if it should not', () => {
    usePreferences().coverAfter = 0
    const { cover } = start()
    vi.advanceTimersByTime(10_000_000)
    expect(cover.covered).toBe(false)
  })

  it('falls by itself at night only, where the storyteller wants it so', () => {
    usePreferences().coverWhen = 'night'
    let night = false
    const { cover, document } = start(() => night)
    vi.advanceTimersByTime(10_000_000)
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(cover.covered).toBe(false)
    night = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect(cover.covered).toBe(true)
    cover.lift()
    vi.advanceTimersByTime(121_000)
    expect(cover.covered).toBe(true)
    night = false
    cover.lift()
    cover.cover()
    expect(cover.covered).toBe(true)
  })

  it('a day that becomes night without a touch is covered as well', () => {
    usePreferences().coverWhen = 'night'
    let night = false
    const { cover } = start(() => night)
    vi.advanceTimersByTime(130_000)
    night = true
    vi.advanceTimersByTime(121_000)
    expect(cover.covered).toBe(true)
  })

  it('falls when the tablet is laid face down, not when it is held', () => {
    expect(liesFaceDown({ beta: 178, gamma: 2 })).toBe(true)
    expect(liesFaceDown({ beta: -176, gamma: -5 })).toBe(true)
    expect(liesFaceDown({ beta: 45, gamma: 0 })).toBe(false)
    expect(liesFaceDown({ beta: null, gamma: null })).toBe(false)
  })

  it('stops watching when the grimoire is gone', () => {
    const { cover, stop, document } = start()
    stop()
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(10_000_000)
    expect(cover.covered).toBe(false)
  })
})
