import { expect, it, vi } from 'vitest'
import { dragging } from '@/ui/grimoire/gestures'

it('a press that is over before its answer was fetched is forgotten; the next is answered at once', async () => {
  const work = vi.fn()
  const first = dragging.whilePressed(work)
  dispatchEvent(new PointerEvent('pointerup'))
  await first
  expect(work).not.toHaveBeenCalled()
  void dragging.whilePressed(work)
  expect(work).toHaveBeenCalledOnce()
})
