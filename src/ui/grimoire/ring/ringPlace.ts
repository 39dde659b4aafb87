/** What stands at one seat of the ring, and where. */
import type { Plate } from './plates'
import { distance, type Point } from './superellipse'

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

export function ringPlace(
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
