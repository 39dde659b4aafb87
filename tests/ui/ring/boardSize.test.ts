import { afterEach, expect, it, vi } from 'vitest'
import { likelyBoard, rememberBoard } from '@/app/start/boardSize'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const windowOf = (width: number, height: number) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
}

it('knows the board again in a window of the same size, and in no other', () => {
  windowOf(1180, 820)
  expect(likelyBoard()).toBeUndefined()
  rememberBoard({ width: 808, height: 760 })
  expect(likelyBoard()).toEqual({ width: 808, height: 760 })
  windowOf(820, 1180)
  expect(likelyBoard()).toBeUndefined()
})

it.each(['{}', 'null', '"1180x820"', '"1180x820 0 760"', '"1180x820 wide high"', '7', 'not JSON'])('takes nothing from %s', (stored) => {
  windowOf(1180, 820)
  localStorage.setItem('moonrise:board', stored)
  expect(likelyBoard()).toBeUndefined()
})
