import { expect, it } from 'vitest'
import { bubblePlace } from '@/ui/parts/bubblePlace'

const box = (left: number, top: number, width: number, height = width) => ({ left, top, right: left + width, bottom: top + height })
const board = box(0, 60, 800, 760)
/** Twelve seats around the board. */
const seats = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6
  return box(400 + 320 * Math.sin(angle) - 50, 430 - 300 * Math.cos(angle) - 50, 100, 128)
})
const meets = (a: (typeof seats)[number], b: (typeof seats)[number]) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

it('covers no seat, not even its own, and never leaves the board', () => {
  for (const seat of seats) {
    const { x, y } = bubblePlace({ width: 244, height: 150 }, seat, board, seats)
    const bubble = box(x, y, 244, 150)
    expect(seats.filter((one) => meets(bubble, one))).toEqual([])
    expect(x).toBeGreaterThanOrEqual(board.left)
    expect(bubble.right).toBeLessThanOrEqual(board.right)
    expect(y).toBeGreaterThanOrEqual(board.top)
    expect(bubble.bottom).toBeLessThanOrEqual(board.bottom)
  }
})

it('stands near its seat rather than far away', () => {
  const { y } = bubblePlace({ width: 244, height: 150 }, seats[0]!, board, seats)
  expect(y).toBeLessThan(300)
})

it('covers as little as it can where there is no free place', () => {
  const crowd = [...seats, box(0, 60, 800, 760)]
  expect(() => bubblePlace({ width: 244, height: 150 }, seats[3]!, board, crowd)).not.toThrow()
  const { x } = bubblePlace({ width: 244, height: 150 }, seats[3]!, board, crowd)
  expect(x + 244).toBeLessThanOrEqual(800)
})
