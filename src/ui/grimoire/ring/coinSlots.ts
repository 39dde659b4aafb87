/** Places for reminder coins on the ray from each seat to the centre. They do not depend on the coins there are: adding one moves nothing. */
import type { Plate } from './plates'
import { distance, type Point } from './superellipse'

const { abs, max, min, round } = Math

export interface CoinStyle {
  readonly size: number
  /** Half of the square kept free around a coin: its touch area where it can be tapped by itself. */
  readonly half: number
  /** Widest caption, or 0 where coins carry no words. */
  readonly caption: number
  /** The size of its letters. */
  readonly font: number
}

export interface Seating {
  readonly width: number
  readonly height: number
  readonly centre: Point
  readonly core: number
  readonly token: number
  readonly points: readonly Point[]
  readonly plates: readonly Plate[]
}

const step = 3
/** Farther seats cannot reach a ray before it ends at the core. */
const neighbours = 4

/** Captions are read at arm's length: 15 px around a table of twelve, 12 px in a larger circle. They grow less than names: tokens need the room. */
export function coinStyle(token: number, compact: boolean, n: number, scale: number): CoinStyle {
  const size = round(min(50, max(compact ? 24 : 38, token * 0.46))),
    font = (n <= 12 ? 15 : 12) * min(scale, 1.2)
  return { size, font, half: compact ? size / 2 : max(size, 44) / 2, caption: compact ? 0 : round(font * 6) }
}

/**
 * Up to `most` slots per seat, first slots of all seats before second ones.
 * Undefined as soon as a seat has fewer than `least`: the caller then tries smaller tokens.
 */
export function coinSlots(seating: Seating, style: CoinStyle, least: number, most: number): Point[][] | undefined {
  const { points, plates, centre, core, token } = seating
  const n = points.length
  const slots: Point[][] = points.map(() => [])
  const reach = min(neighbours, n >> 1)
  const disc = token * 0.52 + 1,
    { half, size, caption } = style,
    /** Half of the height of a caption. */
    line = style.font * 0.7
  /** How far below a coin's middle the middle of its caption is, and how far it reaches to either side. */
  const below = size / 2 + 4 - line,
    wide = caption / 2

  /** Whether a rectangle comes too near to a seat's token or plate. */
  const meets = (x: number, y: number, halfWidth: number, halfHeight: number, { x: px, y: py }: Point, plate: Plate): boolean => {
    const dx = max(0, abs(x - px) - halfWidth),
      dy = max(0, abs(y - py) - halfHeight)
    return (
      dx * dx + dy * dy < disc * disc ||
      (x - halfWidth < plate.right + 2 &&
        x + halfWidth > plate.left - 2 &&
        y - halfHeight < plate.bottom + 2 &&
        y + halfHeight > plate.top - 2)
    )
  }
  /** Called thousands of times before the first paint, so it allocates nothing. */
  const blockedBy = (j: number, x: number, y: number): boolean => {
    const point = points[j],
      plate = plates[j]
    if (!point || !plate) return false
    if (meets(x, y, half, half, point, plate) || (caption > 0 && meets(x, y + below, wide, line, point, plate))) return true
    for (const other of slots[j] ?? []) {
      const dx = abs(x - other.x),
        down = other.y - y,
        dy = abs(down)
      if (dx < 2 * half + 1 && dy < 2 * half + 1) return true
      if (
        caption > 0 &&
        ((dx < caption + 2 && dy < 2 * line + 2) ||
          (dx < wide + half + 1 && (abs(down - below) < line + half + 1 || abs(down + below) < line + half + 1)))
      )
        return true
    }
    return false
  }
  /** The last obstacle is the most likely one a step further. */
  let last = 0
  const blocked = (i: number, x: number, y: number): boolean => {
    if (blockedBy(last, x, y)) return true
    for (let k = n - reach; k <= n + reach; k++) {
      last = (i + k) % n
      if (blockedBy(last, x, y)) return true
    }
    return false
  }

  /** A coin beside the ray must still be read as this seat's. */
  const belongs = (i: number, slot: Point): boolean => {
    const own = points[i]
    for (let k = n - reach; k <= n + reach; k++) {
      const other = points[(i + k) % n]
      if (own && other && other !== own && distance(slot, own) > 0.66 * distance(slot, other)) return false
    }
    return true
  }
  const inside = (x: number, y: number): boolean => {
    const across = caption ? wide : half,
      up = caption ? line - below : half,
      down = caption ? below + line : half
    return x - across >= 2 && x + across <= seating.width - 2 && y - up >= 2 && y + down <= seating.height - 2
  }

  for (let level = 0; level < most; level++) {
    for (let i = 0; i < n; i++) {
      const point = points[i],
        row = slots[i]
      if (!point || !row || row.length < level) continue
      const dx = centre.x - point.x,
        dy = centre.y - point.y,
        far = distance(centre, point) || 1
      const ux = dx / far,
        uy = dy / far
      const seek = (from: number, aside: number): Point | undefined => {
        for (let along = from; along <= far - core - style.size / 2; along += step) {
          const x = point.x + ux * along - uy * aside,
            y = point.y + uy * along + ux * aside
          if (inside(x, y) && !blocked(i, x, y) && (aside === 0 || belongs(i, { x, y }))) return { x, y }
        }
        return undefined
      }
      const before = row.at(-1),
        first = token / 2 + style.size / 2 + 3
      let found = seek(before && level <= least ? distance(before, point) + style.size : first, 0)
      if (!found && level >= least && style.caption) {
        const aside = (max(style.half * 2, style.caption) + 3) * abs(uy) + (style.half * 2 + (style.caption ? 12 : 3)) * abs(ux)
        found = seek(first, aside) ?? seek(first, -aside)
      }
      if (found) row.push(found)
      else if (level < least) return undefined
    }
  }
  return slots
}
