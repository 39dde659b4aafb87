import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { clock, useTimer } from '@/app/day/timer'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000
let count = 0
const fresh = () => useTimer(`game-${(count += 1)}`)

describe('the timer', () => {
  it('counts down from the moment it ends, whatever the tab’s own clock did meanwhile', async () => {
    const timer = fresh()
    timer.start(3 * MINUTE, 'Talk', false)
    expect([timer.state.value, clock(timer.left.value), timer.title.value]).toEqual(['running', '3:00', 'Talk'])
    // A hidden tab: no timer of the page ran for two minutes.
    vi.setSystemTime(1_000_000 + 2 * MINUTE)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(clock(timer.left.value)).toBe('1:00')
    vi.setSystemTime(1_000_000 + 3 * MINUTE + 30_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await nextTick()
    expect([timer.state.value, clock(timer.left.value)]).toEqual(['over', '−0:30'])
  })

  it('pauses, goes on, takes a minute more and is put away', () => {
    const timer = fresh()
    timer.start(2 * MINUTE, '', false)
    vi.advanceTimersByTime(MINUTE)
    timer.pause()
    vi.advanceTimersByTime(10 * MINUTE)
    expect([timer.state.value, clock(timer.left.value)]).toEqual(['paused', '1:00'])
    timer.add(MINUTE, false)
    timer.resume(false)
    expect([timer.state.value, clock(timer.left.value)]).toEqual(['running', '2:00'])
    timer.clear()
    expect(timer.state.value).toBe('none')
  })

  it('is where it was after a reload, and public: it holds a title and a time', () => {
    const timer = useTimer('kept')
    timer.start(5 * MINUTE, 'Whispers', false)
    const [key, ...others] = Object.keys(localStorage)
    expect([key, others]).toEqual(['moonrise:timer:kept', []])
    expect(JSON.parse(localStorage.getItem(key!)!)).toEqual({
      title: 'Whispers',
      total: 5 * MINUTE,
      endsAt: 1_000_000 + 5 * MINUTE,
      left: 5 * MINUTE,
    })
    localStorage.setItem('moonrise:timer:again', localStorage.getItem(key!)!)
    vi.setSystemTime(1_000_000 + MINUTE)
    const again = useTimer('again')
    expect([again.state.value, clock(again.left.value), again.title.value]).toEqual(['running', '4:00', 'Whispers'])
  })

  it('hears another window, and nonsense is no timer', () => {
    const timer = useTimer('heard')
    const say = (value: string) => dispatchEvent(new StorageEvent('storage', { key: 'moonrise:timer:heard', newValue: value }))
    say(JSON.stringify({ title: 'Talk', total: MINUTE, left: MINUTE, endsAt: 1_000_000 + MINUTE }))
    expect(clock(timer.left.value)).toBe('1:00')
    say('{"total":"long"}')
    expect(timer.state.value).toBe('none')
    say('nonsense')
    expect(timer.state.value).toBe('none')
  })
})
