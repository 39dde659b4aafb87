import { effectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lostSince, type LostSince } from '@/app/live/lostSince'

let lost: LostSince
const scope = effectScope(true)
beforeEach(() => {
  vi.useFakeTimers()
  lost = scope.run(() => lostSince())!
})
afterEach(() => void vi.useRealTimers())

describe('how old a picture is', () => {
  it('is said when somebody is away for longer than a moment', () => {
    lost.note('server')
    expect(lost.words.value).toBe('')
    vi.advanceTimersByTime(3_000)
    expect(lost.words.value).toBe('Not connected; trying again every few seconds. This is how it was a moment ago.')
    vi.advanceTimersByTime(180_000)
    expect(lost.words.value).toContain('how it was 3 min ago')
    lost.note('storyteller')
    expect(lost.words.value).toBe('The storyteller’s device is not connected. This is how it was 3 min ago.')
    lost.note(undefined)
    expect(lost.words.value).toBe('')
  })

  it('is not said while the game is handed over', () => {
    lost.note('storyteller')
    vi.advanceTimersByTime(1_000)
    lost.note(undefined)
    vi.advanceTimersByTime(10_000)
    expect(lost.words.value).toBe('')
  })

  it('is told of a picture that was old when it came', () => {
    lost.note('runner', Date.now() - 3_600_000)
    vi.advanceTimersByTime(3_000)
    expect(lost.words.value).toBe('The device that runs this game is not connected. This is how it was 60 min ago.')
  })
})
