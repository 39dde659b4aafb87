/** Places for reminder coins on the ray from each seat to the centre. They do not depend on the coins there are: adding one moves nothing. */
import { boxAround, boxesMeet, boxInside, boxMeetsDisc, type Box } from './boxes'
import type { Plate } from './plates'
import { distance, type Point } from './superellipse'

const { abs, max, min, round } = Math

export interface CoinStyle {
  readonly size: number
  /** Half of the square kept free around a coin: its touch area where it can be tapped by itself. */
  readonly half: number
  /** Widest caption, or 0 where coins carry no words. */
  readonly caption: number
}

export interface Seating { readonly width: number; readonly height: number; readonly centre: Point; readonly core: number; readonly token: number; readonly points: readonly Point[]; readonly plates: readonly Plate[] }

interface Slot extends Point { readonly box: Box; readonly words: Box | undefined }

const step = 3
/** Farther seats cannot reach a ray before it ends at the core. */
const neighbours = 4

export function coinStyle(token: number, compact: boolean): CoinStyle {
  const size = round(min(50, max(compact ? 24 : 36, token * 0.46)))
  return { size, half: compact ? size / 2 : max(size, 44) / 2, caption: !compact && size >= 38 ? 72 : 0 }
}

function slotAt(x: number, y: number, style: CoinStyle): Slot {
  const low = y + style.size / 2 + 4
  return { x, y, box: boxAround(x, y, style.half), words: style.caption ? { left: x - style.caption / 2, right: x + style.caption / 2, top: low - 17, bottom: low } : undefined }
}

const touches = (a: Slot, b: Slot): boolean =>
  boxesMeet(a.box, b.box, 1) || (a.words !== undefined && (boxesMeet(a.words, b.box, 1) || (b.words !== undefined && boxesMeet(a.words, b.words, 2)))) || (b.words !== undefined && boxesMeet(b.words, a.box, 1))

/**
 * Up to `most` slots per seat, first slots of all seats before second ones.
 * Undefined as soon as a seat has fewer than `least`: the caller then tries smaller tokens.
 */
export function coinSlots(seating: Seating, style: CoinStyle, least: number, most: number): Point[][] | undefined {
  const { points, plates, centre, core, token } = seating
  const n = points.length
  const slots: Slot[][] = points.map(() => [])

  const near = (i: number, visit: (j: number) => boolean): boolean => {
    const reach = min(neighbours, n >> 1)
    for (let k = 0; k <= reach; k++) if (visit((i + k) % n) || (k > 0 && visit((i - k + n) % n))) return true
    return false
  }
  const blocked = (i: number, slot: Slot): boolean => near(i, (j) => {
    const point = points[j], plate = plates[j]
    if (!point || !plate) return false
    if (boxMeetsDisc(slot.box, point, token * 0.52 + 1) || boxesMeet(slot.box, plate, 2)) return true
    if (slot.words && (boxMeetsDisc(slot.words, point, token * 0.52 + 1) || boxesMeet(slot.words, plate, 2))) return true
    return slots[j]?.some((other) => touches(slot, other)) ?? false
  })

  /** A coin beside the ray must still be read as this seat's. */
  const belongs = (i: number, slot: Slot): boolean => !near(i, (j) => {
    const own = points[i], other = points[j]
    return j !== i && !!own && !!other && distance(slot, own) > 0.66 * distance(slot, other)
  })

  for (let level = 0; level < most; level++) {
    for (let i = 0; i < n; i++) {
      const point = points[i], row = slots[i]
      if (!point || !row || row.length < level) continue
      const dx = centre.x - point.x, dy = centre.y - point.y, far = distance(centre, point) || 1
      const ux = dx / far, uy = dy / far
      const seek = (from: number, aside: number): Slot | undefined => {
        for (let along = from; along <= far - core - style.size / 2; along += step) {
          const slot = slotAt(point.x + ux * along - uy * aside, point.y + uy * along + ux * aside, style)
          if (boxInside(slot.words ?? slot.box, seating.width, seating.height, 2) && !blocked(i, slot) && (aside === 0 || belongs(i, slot))) return slot
        }
        return undefined
      }
      const before = row.at(-1), first = token / 2 + style.size / 2 + 3
      let found = seek(before && level <= least ? distance(before, point) + style.size : first, 0)
      if (!found && level >= least && style.caption) {
        const aside = (max(style.half * 2, style.caption) + 3) * abs(uy) + (style.half * 2 + (style.caption ? 12 : 3)) * abs(ux)
        found = seek(first, aside) ?? seek(first, -aside)
      }
      if (found) row.push(found)
      else if (level < least) return undefined
    }
  }
  return slots.map((row) => row.map(({ x, y }) => ({ x, y })))
}
