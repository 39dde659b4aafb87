/** All coins of one seat, fanned out around it towards the middle: each with its words below, none on another. */
import { boxAround, boxesMeet, boxInside, boxMeetsDisc, type Box } from './boxes'
import type { Point } from './superellipse'

const { atan2, ceil, cos, floor, max, min, sin } = Math

export interface FanInput {
  readonly width: number
  readonly height: number
  /** The seat the coins belong to, and the point they fan out towards. */
  readonly seat: Point
  readonly centre: Point
  readonly token: number
  readonly count: number
}

export interface FanLayout {
  readonly coin: number
  /** Every coin and its two lines of words stay within this. */
  readonly cell: { readonly width: number; readonly height: number }
  /** Middles of the cells, nearest to the seat first. */
  readonly places: readonly Point[]
}

const cells = [
  [124, 98, 56],
  [108, 92, 52],
  [94, 86, 48],
  [84, 78, 44],
  [76, 74, 44],
] as const
const gap = 4
const margin = 4

export function fanLayout(input: FanInput): FanLayout {
  for (const tidy of [true, false]) {
    for (const [width, height, coin] of cells) {
      const places = fan(input, width, height, tidy)
      if (places.length === input.count) return { coin, cell: { width, height }, places }
    }
  }
  const [width, height, coin] = cells[cells.length - 1] ?? cells[0]
  return { coin, cell: { width, height }, places: grid(input, width, height) }
}

/** Arcs around the seat, each filled from the inward ray to both sides. Tidy arcs keep a row's distance; the others fill every gap. */
function fan({ width, height, seat, centre, token, count }: FanInput, wide: number, high: number, tidy: boolean): Point[] {
  const inward = atan2(centre.y - seat.y, centre.x - seat.x)
  const taken: Box[] = [],
    places: Point[] = []
  const far = width + height
  for (let radius = token / 2 + high / 2 + 8; radius < far && places.length < count; radius += tidy ? high + gap : high / 4) {
    const turn = min(0.2, 6 / radius)
    for (let k = 0; k * turn <= Math.PI && places.length < count; k++) {
      for (const side of k === 0 ? [0] : [k, -k]) {
        const angle = inward + side * turn
        const x = seat.x + radius * cos(angle),
          y = seat.y + radius * sin(angle)
        const box = boxAround(x, y, wide / 2, high / 2)
        const free =
          boxInside(box, width, height, margin) &&
          !boxMeetsDisc(box, seat, token / 2 + 2) &&
          !taken.some((other) => boxesMeet(box, other, gap))
        if (!free || places.length === count) continue
        taken.push(box)
        places.push({ x, y })
      }
    }
  }
  return places
}

/** Rows over the whole board: for a board too small to fan out on. */
function grid({ width, height, count }: FanInput, wide: number, high: number): Point[] {
  const columns = max(1, floor((width - 2 * margin + gap) / (wide + gap)))
  const rows = ceil(count / columns)
  const top = (height - rows * (high + gap) + gap) / 2
  return Array.from({ length: count }, (_, i) => {
    const row = floor(i / columns),
      inRow = min(columns, count - row * columns)
    return { x: width / 2 + ((i % columns) - (inRow - 1) / 2) * (wide + gap), y: top + high / 2 + row * (high + gap) }
  })
}
