import { describe, expect, it } from 'vitest'
import { circleLayout, nameSize } from '@/ui/parts/circleLayout'

const screens = [[1180, 820], [820, 1180], [1366, 1024], [390, 844], [1920, 1080], [844, 390]] as const

describe('the public circle', () => {
  it.each(screens)('never lets two discs touch or leave the screen, at %i×%i', (width, height) => {
    for (let seats = 5; seats <= 20; seats++) {
      const { places, size } = circleLayout({ width, height, seats })
      expect(places).toHaveLength(seats)
      places.forEach((a, i) => {
        expect(Math.min(a.x, width - a.x, a.y, height - a.y), `${seats} seats`).toBeGreaterThanOrEqual(size / 2)
        places.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y), `${seats} seats`).toBeGreaterThan(size))
      })
    }
  })

  it('starts at the top and goes clockwise', () => {
    const [first, second] = circleLayout({ width: 1000, height: 800, seats: 8 }).places
    expect(first?.x).toBeCloseTo(500, 0)
    expect(first!.y).toBeLessThan(200)
    expect(second!.x).toBeGreaterThan(500)
  })

  it('makes long names smaller, and counts words apart', () => {
    expect(nameSize('Maximiliana', 120)).toBeLessThan(nameSize('Ana', 120))
    expect(nameSize('Anna Lena', 120)).toBe(nameSize('Anna', 120))
  })
})
