import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress } from '@/ui/parts/longPress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dispatchEvent(new PointerEvent('pointerup'))
  vi.useRealTimers()
})

const press = () => {
  const act = vi.fn()
  longPress(new PointerEvent('pointerdown', { clientX: 0, clientY: 0 }), act)
  return act
}

test('a finger that rests acts once', () => {
  const act = press()
  vi.advanceTimersByTime(479)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60)
  expect(act).toHaveBeenCalledOnce()
})

test.each([
  ['has gone on', new PointerEvent('pointermove', { clientX: 40, clientY: 0 })],
  ['was lifted', new PointerEvent('pointerup')],
])('a finger of which a busy device reports only after the time that it %s does nothing', (_, late) => {
  const act = press()
  vi.advanceTimersByTime(481)
  dispatchEvent(late)
  vi.advanceTimersByTime(1_000)
  expect(act).not.toHaveBeenCalled()
})
