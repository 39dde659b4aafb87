import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import QuietRing from '@/ui/night/QuietRing.vue'

const BEGUN = 1_700_000_000_000
beforeEach(() => vi.useFakeTimers({ now: BEGUN }))
afterEach(() => vi.useRealTimers())

const ring = () => mount(QuietRing, { props: { begun: BEGUN } })
const left = (drawn: ReturnType<typeof ring>) => drawn.find('circle.left').attributes('stroke-dasharray')

it('ten seconds of silence pass as a ring that empties and then is gone', async () => {
  const drawn = ring()
  expect(left(drawn)).toBe('10 10')
  vi.advanceTimersByTime(4_000)
  await nextTick()
  expect(left(drawn)).toBe('6 10')
  vi.advanceTimersByTime(6_000)
  await nextTick()
  expect(drawn.find('[data-part="silence"]').exists()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

it('a game that is opened later shows what is left of them, or nothing', () => {
  vi.setSystemTime(BEGUN + 7_000)
  expect(left(ring())).toBe('3 10')
  vi.setSystemTime(BEGUN + 60_000)
  expect(ring().find('[data-part="silence"]').exists()).toBe(false)
})
