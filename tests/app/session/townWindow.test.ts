import { afterEach, expect, it, vi } from 'vitest'
import { openTownWindow } from '@/app/session/townWindow'

afterEach(() => vi.unstubAllGlobals())

it('opens the town in a window that cannot reach the grimoire', () => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  openTownWindow('g1')
  expect(open).toHaveBeenCalledWith('#/town/g1', '_blank', 'noopener')
})
