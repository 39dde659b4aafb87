import { describe, expect, it } from 'vitest'
import { fanLayout } from '@/ui/grimoire/ring/fanLayout'
import { ringLayout } from '@/ui/grimoire/ring/ringLayout'
import { boards, guests } from './boards'

describe.each(Object.entries(boards))('coins fanned out on %s', (_, [width, height]) => {
  it.each([3, 8, 14])('never lie on another or leave the board: %i coins', (count) => {
    for (const n of [5, 12, 20]) {
      const { places, centre, token } = ringLayout({ width, height, plates: guests['short names']!(n) })
      for (const seat of places) {
        const fan = fanLayout({ width, height, seat, centre, token, count })
        expect(fan.places).toHaveLength(count)
        expect(fan.coin).toBeGreaterThanOrEqual(44)
        fan.places.forEach((a, i) => {
          expect(Math.abs(a.x - width / 2) + fan.cell.width / 2, `${n} seats`).toBeLessThanOrEqual(width / 2)
          expect(Math.abs(a.y - height / 2) + fan.cell.height / 2, `${n} seats`).toBeLessThanOrEqual(height / 2)
          for (const b of fan.places.slice(i + 1))
            expect(Math.abs(a.x - b.x) >= fan.cell.width || Math.abs(a.y - b.y) >= fan.cell.height, `${n} seats`).toBe(true)
        })
      }
    }
  })
})
