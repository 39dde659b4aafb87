import { describe, expect, it } from 'vitest'
import { circleLayout } from '@/ui/parts/circleLayout'

const screens = [
  [1180, 820],
  [820, 1180],
  [1366, 1024],
  [390, 844],
  [1920, 1080],
  [844, 390],
] as const

describe('the public circle', () => {
  it.each(screens)('never lets two discs touch or leave the screen, at %i×%i', (width, height) => {
    for (let seats = 5; seats <= 20; seats++) {
      const { places, size } = circleLayout({ width, height, seats })
      expect(places).toHaveLength(seats)
      const toEdge = Math.min(...places.flatMap(({ x, y }) => [x, width - x, y, height - y]))
      const apart = Math.min(...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))
      expect(toEdge, `${seats} seats`).toBeGreaterThanOrEqual(size / 2)
      expect(apart, `${seats} seats`).toBeGreaterThan(size)
    }
  })

  it('starts at the top and goes clockwise', () => {
    const [first, second] = circleLayout({ width: 1000, height: 800, seats: 8 }).places
    expect(first?.x).toBeCloseTo(500, 0)
    expect(first!.y).toBeLessThan(200)
    expect(second!.x).toBeGreaterThan(500)
  })
})
