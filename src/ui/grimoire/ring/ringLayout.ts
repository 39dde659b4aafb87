/** Where everything on the ring stands. Pure: numbers in, numbers out; about a millisecond for twenty seats. */
import { coinSlots, coinStyle } from './coinSlots'
import { placePlates, plateRoom, plateStyle, type Plate, type PlateText } from './plates'
import { distance, ringPoints, type Point } from './superellipse'

export interface RingInput {
  readonly width: number
  readonly height: number
  /** One per seat, clockwise. */
  readonly plates: readonly PlateText[]
  /** Seats by which the ring is turned. */
  readonly turn?: number
  /** Radius kept free in the middle. */
  readonly core?: number
  /** The storyteller's text size. */
  readonly scale?: number
}

export interface RingPlace extends Point {
  /** Unit vector from the seat to the centre. */
  readonly ux: number
  readonly uy: number
  readonly plate: Plate
  /** Free way to the left and right of the plate. */
  readonly room: readonly [left: number, right: number]
  /** Places for coins, nearest to the seat first. */
  readonly slots: readonly Point[]
  readonly vote: Point
}

export interface RingLayout {
  readonly width: number
  readonly height: number
  readonly centre: Point
  readonly core: number
  readonly token: number
  readonly coin: number
  /** Widest caption of a coin, 0 when coins carry no words. */
  readonly caption: number
  /** A phone: coins belong to their seat's touch target. */
  readonly compact: boolean
  readonly showNumber: boolean
  readonly showTag: boolean
  readonly places: readonly RingPlace[]
}

/** Exponents of the curve to try: ten or fewer sit on an ellipse, twenty use the corners, a crowded phone is nearly square. */
function curves(n: number, compact: boolean): number[] {
  const round = 2 + Math.min(0.8, Math.max(0, n - 10) * 0.08)
  return compact && n > 12 ? [round, 4.2] : [round]
}

interface Demand {
  readonly letters: number
  readonly coins: (token: number) => number
  /** Plates also keep clear of other seats' badges. */ readonly badges?: boolean
}

const smallest = 34
const mostCoins = 4

export const isCompact = (width: number, height: number): boolean => Math.min(width, height) < 500

/** What a layout should give, best first: the first demand any token size meets is taken. */
function demands(n: number, compact: boolean): Demand[] {
  if (compact)
    return [
      { letters: 6, coins: () => 1, badges: n <= 12 },
      { letters: 5, coins: () => 1 },
      { letters: 4, coins: () => 1 },
      { letters: 3, coins: () => 0 },
      { letters: 1, coins: () => 0 },
    ]
  const two = (token: number) => (token > 92 ? 2 : 1)
  return [
    { letters: n <= 15 ? 9.6 : 7, coins: two, badges: true },
    { letters: 9.6, coins: () => 1 },
    { letters: 6, coins: () => 1 },
    { letters: 3, coins: () => 0 },
  ]
}

export function ringLayout(input: RingInput): RingLayout {
  const { width, height, plates } = input
  const n = plates.length,
    compact = isCompact(width, height),
    shorter = Math.min(width, height)
  const largest = Math.min(150, Math.round((116 + 6 * Math.max(0, 10 - n)) * Math.min(1.25, Math.max(0.62, shorter / 760))))
  const shapes = curves(n, compact)
  for (const demand of demands(n, compact)) {
    const least = demand.coins(smallest) > 0 && !compact ? 52 : smallest
    const best = (token: number) => firstOf(shapes, (p) => ringAt(input, token, p, demand))
    for (let token = largest; token >= least; token -= 5) {
      const found = best(token)
      if (!found) continue
      for (let finer = Math.min(largest, token + 4); finer > token; finer--) {
        const larger = best(finer)
        if (larger) return larger
      }
      return found
    }
  }
  return emptyRing(width, height, compact)
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one)
    if (found) return found
  }
  return undefined
}

function emptyRing(width: number, height: number, compact: boolean): RingLayout {
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 },
    core: coreRadius(width, height),
    token: smallest,
    coin: 24,
    caption: 0,
    compact,
    showNumber: false,
    showTag: false,
    places: [],
  }
}

export const coreRadius = (width: number, height: number): number =>
  Math.round(Math.min(118, Math.max(46, Math.min(width, height) * 0.121)))

/** The layout for one token size, or undefined when it does not fit. */
function ringAt(input: RingInput, token: number, p: number, demand: Demand): RingLayout | undefined {
  const { width, height, plates: texts, turn = 0, scale = 1 } = input
  const n = texts.length,
    compact = isCompact(width, height)
  const core = input.core ?? coreRadius(width, height)
  const edge = compact ? 9 : n > 15 ? 14 : 18
  const style = plateStyle(token, scale)
  const raw = ringPoints((width - token) / 2 - edge, (height - token - style.hang) / 2 - edge, p, n, turn)
  const gap = compact ? 4 : Math.max(6, token * 0.08)
  if (!apart(raw, token, gap)) return undefined
  // An odd ring has no seat at the bottom: centre what there is.
  const ys = raw.map(({ y }) => y)
  const centre = { x: width / 2, y: (height - style.hang) / 2 - (Math.max(...ys) + Math.min(...ys)) / 2 }
  const points = raw.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }))
  const plates = placePlates(points, texts, style, width, demand.letters, demand.badges)
  if (!plates) return undefined
  const coins = coinStyle(token, compact)
  const slots = coinSlots({ width, height, centre, core, token, points, plates }, coins, demand.coins(token), mostCoins)
  if (!slots) return undefined
  return {
    width,
    height,
    centre,
    core,
    token,
    coin: coins.size,
    caption: coins.caption,
    compact,
    showNumber: style.showNumber,
    showTag: style.showTag,
    places: points.flatMap((point, i) => {
      const plate = plates[i],
        row = slots[i]
      return plate && row
        ? [place(point, centre, plate, plateRoom(i, points, plates, token, { half: coins.half, slots }, width), row, token, style.hang)]
        : []
    }),
  }
}

function place(
  point: Point,
  centre: Point,
  plate: Plate,
  room: readonly [number, number],
  slots: Point[],
  token: number,
  hang: number,
): RingPlace {
  const far = distance(centre, point) || 1
  const ux = (centre.x - point.x) / far,
    uy = (centre.y - point.y) / far
  const out = token / 2 + Math.max(0, uy) * hang + (token < 72 ? 18 : 32)
  return { ...point, ux, uy, plate, room, slots, vote: slots[0] ?? { x: point.x + ux * out, y: point.y + uy * out } }
}

function apart(points: readonly Point[], token: number, gap: number): boolean {
  const least = (token + gap) ** 2
  return points.every((a, i) => {
    const b = points[(i + 1) % points.length]
    return points.length < 2 || !b || (b.x - a.x) ** 2 + (b.y - a.y) ** 2 >= least
  })
}
