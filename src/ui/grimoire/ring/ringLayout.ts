/** Where everything on the ring stands; explained in docs/ring.md. Pure: numbers in, numbers out. */
import { coinSlots, coinStyle } from './coinSlots'
import { placePlates, plateRoom } from './plates'
import { plateStyle, type PlateText } from './plateStyle'
import { anyhow, ringCurves, ringDemands, type Demand } from './ringDemands'
import { ringPlace, type RingPlace } from './ringPlace'
import { ringPoints, type Point } from './superellipse'

export interface RingInput {
  readonly width: number
  readonly height: number
  /** One per seat, clockwise. */
  readonly plates: readonly PlateText[]
  /** Seats by which the ring is turned. */
  readonly turn?: number
  /** Radius kept free in the middle; by default it follows the board. */
  readonly core?: number | undefined
  /** The storyteller's text size. */
  readonly scale?: number
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
  readonly captionFont: number
  /** A phone: coins belong to their seat's touch target. */
  readonly compact: boolean
  readonly showNumber: boolean
  readonly showTag: boolean
  readonly places: readonly RingPlace[]
}

const smallest = 34
const tiniest = 18
const mostCoins = 4

const isCompact = (width: number, height: number): boolean => Math.min(width, height) < 500

export function ringLayout(input: RingInput): RingLayout {
  const { width, height, plates } = input
  const n = plates.length,
    compact = isCompact(width, height),
    shorter = Math.min(width, height)
  const largest = Math.min(150, Math.round((116 + 6 * Math.max(0, 10 - n)) * Math.min(1.25, Math.max(0.62, shorter / 760))))
  const shapes = ringCurves(n, compact)
  for (const demand of ringDemands(n, compact)) {
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
  // Nothing fits: shrink the tokens until they do, even if they overlap. Everybody must be there.
  for (let token = smallest; ; token -= 2) {
    const found = ringAt(input, token, 4.2, anyhow)
    if (found) return found
  }
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one)
    if (found) return found
  }
  return undefined
}

const coreRadius = (width: number, height: number): number => Math.round(Math.min(118, Math.max(46, Math.min(width, height) * 0.121)))

/** The layout for one token size, or undefined when it does not fit. */
function ringAt(input: RingInput, token: number, p: number, demand: Demand): RingLayout | undefined {
  const { width, height, plates: texts, turn = 0, scale = 1 } = input
  const n = texts.length,
    compact = isCompact(width, height)
  const core = input.core || coreRadius(width, height)
  const edge = compact ? 11 : n > 15 ? 14 : 18
  const style = plateStyle(token, scale, demand === anyhow || undefined)
  const raw = ringPoints((width - token) / 2 - edge, (height - token - style.hang) / 2 - edge, p, n, turn)
  const gap = demand === anyhow ? 0 : compact ? 4 : Math.max(6, token * 0.08)
  if (token > tiniest && !apart(raw, token, gap)) return undefined
  // An odd ring has no seat at the bottom: centre what there is.
  const ys = raw.map(({ y }) => y)
  const centre = { x: width / 2, y: (height - style.hang) / 2 - (Math.max(...ys) + Math.min(...ys)) / 2 }
  const points = raw.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }))
  const plates = placePlates(points, texts, style, width, demand.letters, demand.badges)
  if (!plates) return undefined
  const coins = coinStyle(token, compact, n, scale)
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
    captionFont: coins.font,
    compact,
    showNumber: style.showNumber,
    showTag: style.showTag,
    places: points.flatMap((point, i) => {
      const plate = plates[i],
        row = slots[i]
      return plate && row
        ? [ringPlace(point, centre, plate, plateRoom(i, points, plates, token, { half: coins.half, slots }, width), row, token, style.hang)]
        : []
    }),
  }
}

function apart(points: readonly Point[], token: number, gap: number): boolean {
  const least = (token + gap) ** 2
  return points.every((a, i) => {
    const b = points[(i + 1) % points.length]
    return points.length < 2 || !b || (b.x - a.x) ** 2 + (b.y - a.y) ** 2 >= least
  })
}
