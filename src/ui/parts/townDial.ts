import type { CircleLayout } from './circleLayout'

/** The line around the words in the middle of the town. */
export interface TownDial {
  readonly rx: number
  readonly ry: number
  /** How far from the middle it is in this direction, a unit vector. */
  readonly edge: (dx: number, dy: number) => number
}

/** Of a smaller core the letters cannot shrink with it. */
const SMALL = 114
const STRETCH = 1.6
const WITHIN = 0.84
/** Beside it there must be place for a raised hand. */
const WITHIN_SMALL = 0.79

/** Round; where it is too small for its words, it stretches to where there is room. */
export const townDial = ({ core, room }: Pick<CircleLayout, 'core' | 'room'>): TownDial => {
  const [most, part] = core < SMALL ? [core * STRETCH, WITHIN_SMALL] : [core, WITHIN]
  const [rx, ry] = [Math.min(room.x, most) * part, Math.min(room.y, most) * part]
  return { rx, ry, edge: (dx, dy) => 1 / Math.hypot(dx / rx, dy / ry) }
}
