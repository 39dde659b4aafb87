import { describe, expect, it } from 'vitest'
import { naturalWidth, plateStyle, plateTag } from '@/ui/grimoire/ring/plateStyle'
import { badgePlaces } from '@/ui/grimoire/ring/plates'
import { ringLayout, type RingLayout } from '@/ui/grimoire/ring/ringLayout'
import { boards, counts, guests, tablets } from './boards'

interface Rect {
  l: number
  t: number
  r: number
  b: number
}
type Shape = { what: string; seat: number; part: 'token' | 'plate' | 'coin' } & (
  { disc: { x: number; y: number; r: number } } | { rect: Rect }
)

const rectsMeet = (a: Rect, b: Rect) => a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b
const discMeets = (d: { x: number; y: number; r: number }, r: Rect) =>
  Math.hypot(Math.max(0, r.l - d.x, d.x - r.r), Math.max(0, r.t - d.y, d.y - r.b)) < d.r
const meet = (a: Shape, b: Shape): boolean => {
  if ('rect' in a && 'rect' in b) return rectsMeet(a.rect, b.rect)
  if ('disc' in a && 'disc' in b) return Math.hypot(a.disc.x - b.disc.x, a.disc.y - b.disc.y) < a.disc.r + b.disc.r
  return 'disc' in a
    ? discMeets(a.disc, (b as { rect: Rect }).rect)
    : discMeets((b as { disc: { x: number; y: number; r: number } }).disc, a.rect)
}

function shapes(layout: RingLayout): Shape[] {
  return layout.places.flatMap((place, seat): Shape[] => [
    { what: `token ${seat}`, seat, part: 'token', disc: { x: place.x, y: place.y, r: layout.token / 2 } },
    {
      what: `plate ${seat}`,
      seat,
      part: 'plate',
      rect: { l: place.plate.left, t: place.plate.top, r: place.plate.right, b: place.plate.bottom },
    },
    ...place.slots.flatMap((slot, k): Shape[] => {
      const coin: Shape = { what: `coin ${seat}.${k}`, seat, part: 'coin', disc: { x: slot.x, y: slot.y, r: layout.coin / 2 } }
      const low = slot.y + layout.coin / 2 + 4
      return layout.caption
        ? [
            coin,
            {
              what: `caption ${seat}.${k}`,
              seat,
              part: 'coin',
              rect: { l: slot.x - layout.caption / 2, t: low - layout.captionFont * 1.3, r: slot.x + layout.caption / 2, b: low },
            },
          ]
        : [coin]
    }),
  ])
}

function collisions(layout: RingLayout): string[] {
  const all = shapes(layout)
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => {
        const ownPlate = a.seat === b.seat && a.part === 'token' && b.part === 'plate'
        const ownWords = a.what.slice(5) === b.what.slice(8) && a.part === 'coin' && b.part === 'coin'
        return !ownPlate && !ownWords && meet(a, b)
      })
      .map((b) => `${a.what} / ${b.what}`),
  )
}

function outside({ width, height, ...layout }: RingLayout): string[] {
  return shapes({ width, height, ...layout })
    .filter((shape) => {
      const r =
        'rect' in shape
          ? shape.rect
          : {
              l: shape.disc.x - shape.disc.r,
              t: shape.disc.y - shape.disc.r,
              r: shape.disc.x + shape.disc.r,
              b: shape.disc.y + shape.disc.r,
            }
      return r.l < 0 || r.t < 0 || r.r > width || r.b > height
    })
    .map((shape) => shape.what)
}

describe.each(Object.entries(boards))('the ring on %s', (_, [width, height]) => {
  it.each(Object.entries(guests))('keeps tokens, plates, coins and captions apart and on the board: %s', (__, names) => {
    for (const n of counts)
      for (const turn of [0, 3.5]) {
        const layout = ringLayout({ width, height, plates: names(n), turn })
        expect(layout.places, `${n} seats`).toHaveLength(n)
        expect(collisions(layout), `${n} seats, turned ${turn}`).toEqual([])
        expect(outside(layout), `${n} seats, turned ${turn}`).toEqual([])
      }
  })

  it('gives every seat a place for a coin, and never one on the centre', () => {
    for (const n of counts) {
      const layout = ringLayout({ width, height, plates: guests['short names']!(n) })
      for (const { slots } of layout.places) {
        expect(slots.length, `${n} seats`).toBeGreaterThan(0)
        for (const slot of slots)
          expect(Math.hypot(slot.x - layout.centre.x, slot.y - layout.centre.y)).toBeGreaterThanOrEqual(layout.core + layout.coin / 2 - 0.5)
      }
    }
  })

  it('leaves the moon in the middle alone', () => {
    for (const n of counts) {
      const { places, token, core, centre } = ringLayout({ width, height, plates: guests['short names']!(n) })
      for (const { x, y } of places) expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(core + token / 2)
    }
  })
})

describe.each(tablets)('names on %s', (_, [width, height]) => {
  it('are whole with nine letters up to fifteen seats', () => {
    for (const n of counts.filter((count) => count <= 15)) {
      const plates = guests['nine letters']!(n)
      const layout = ringLayout({ width, height, plates })
      layout.places.forEach(({ plate }, i) =>
        expect(plate.width, `${n} seats, plate ${i}`).toBeGreaterThanOrEqual(naturalWidth(plates[i]!, plateStyle(layout.token, 1)) - 0.5),
      )
    }
  })

  it('keeps 44 px around every coin free of other coins', () => {
    for (const n of counts) {
      const coins = ringLayout({ width, height, plates: guests['short names']!(n) }).places.flatMap(({ slots }) => slots)
      coins.forEach((a, i) =>
        coins
          .slice(i + 1)
          .forEach((b) => expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), `${n} seats`).toBeGreaterThanOrEqual(44)),
      )
    }
  })
})

describe('the ring', () => {
  const input = { width: 808, height: 760, plates: guests['long names']!(20) }

  it('is the same for the same input: nothing drifts', () => {
    const before = ringLayout(input)
    ringLayout({ ...input, width: 390, height: 700 })
    ringLayout({ ...input, turn: 7 })
    expect(ringLayout(input)).toEqual(before)
  })

  it('turns by whole seats onto the same places', () => {
    const plates = Array.from({ length: 12 }, () => guests['short names']!(1)[0]!)
    const still = ringLayout({ ...input, plates }),
      turned = ringLayout({ ...input, plates, turn: 2 })
    turned.places.forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(still.places[(i + 2) % 12]!.x, 3)
      expect(y).toBeCloseTo(still.places[(i + 2) % 12]!.y, 3)
    })
  })

  it.each([1.3, 1.5])('also fits with larger text: %s', (scale) => {
    for (const n of counts) {
      const layout = ringLayout({ ...input, plates: guests['short names']!(n), scale })
      expect(collisions(layout), `${n} seats`).toEqual([])
      expect(outside(layout), `${n} seats`).toEqual([])
    }
  })
})

describe.each(tablets)('captions on %s', (_, [width, height]) => {
  it('have 15 px up to twelve seats, 12 px above', () => {
    for (const n of counts) {
      const { caption, captionFont } = ringLayout({ width, height, plates: guests['long names']!(n) })
      expect(caption, `${n} seats`).toBeGreaterThan(0)
      expect(captionFont, `${n} seats`).toBeGreaterThanOrEqual(n <= 12 ? 15 : 12)
    }
  })
})

describe('badges on a phone', () => {
  it.each([
    [390, 398],
    [390, 700],
  ])('%i×%i: none covers a name or is cut off at the edge, up to fifteen seats', (width, height) => {
    for (const n of counts.filter((count) => count <= 15)) {
      const { places, token } = ringLayout({ width, height, plates: guests['short names']!(n) })
      const r = Math.max(9, token * 0.14)
      places.forEach((place, i) => {
        for (const [across, down] of badgePlaces(token))
          for (const side of [1, -1]) {
            const badge = { x: place.x + side * across * token, y: place.y + down * token, r }
            expect(badge.x - r, `${n} seats, seat ${i}`).toBeGreaterThanOrEqual(0)
            expect(badge.x + r, `${n} seats, seat ${i}`).toBeLessThanOrEqual(width)
            places.forEach(({ plate }, j) => {
              if (i === j) expect(badge.y + r - 1, `${n} seats, seat ${i}, own`).toBeLessThanOrEqual(plate.top + 2)
              else
                expect(
                  discMeets({ ...badge, r: r - 1 }, { l: plate.left, t: plate.top, r: plate.right, b: plate.bottom }),
                  `${n} seats: ${i} over ${j}`,
                ).toBe(false)
            })
          }
      })
    }
  })
})

describe('the state word on a plate', () => {
  it('takes the room beside the plate, half of it at most, and moves nothing else', () => {
    expect(plateTag(2, 15, 6, [100, 100])).toEqual([18.5, 18.5])
    expect(plateTag(2, 15, 6, [10, 100])).toEqual([5, 32])
    expect(plateTag(2, 15, 6, [100, 10])).toEqual([32, 5])
    expect(plateTag(2, 15, 6, [20, 20])).toBeUndefined()
  })
})

describe('a board too small for all that', () => {
  const small = [
    [360, 290],
    [375, 304],
    [320, 205],
    [268, 300],
    [218, 350],
    [196, 260],
    [240, 160],
    [360, 540],
  ] as const

  it.each(small)('%i×%i has every seat on it, where a finger finds it', (width, height) => {
    for (const n of counts)
      for (const names of Object.values(guests))
        for (const scale of [1, 1.3]) {
          const { places, token } = ringLayout({ width, height, plates: names(n), scale })
          expect(places, `${n} seats`).toHaveLength(n)
          places.forEach(({ x, y, plate }, i) => {
            expect(Math.min(x, y, width - x, height - y), `${n} seats, seat ${i}`).toBeGreaterThanOrEqual(token / 2)
            expect(plate.width, `${n} seats, plate ${i}`).toBeGreaterThan(0)
            for (const other of places.slice(i + 1))
              expect(Math.hypot(x - other.x, y - other.y), `${n} seats, seat ${i}`).toBeGreaterThanOrEqual(Math.min(token, 20))
          })
        }
  })
})
