/** A plain circle of discs, for screens that everybody may see. Pure: numbers in, numbers out. */
export interface CirclePlace {
  readonly x: number
  readonly y: number
  /** Unit vector towards the centre. */
  readonly ux: number
  readonly uy: number
}

export interface CircleLayout {
  readonly size: number
  readonly centre: { readonly x: number; readonly y: number }
  /** Radius that is free in the middle. */
  readonly core: number
  /** The same sideways and upright: in a narrow circle there is more upright. */
  readonly room: { readonly x: number; readonly y: number }
  readonly places: readonly CirclePlace[]
}

export interface CircleInput {
  readonly width: number
  readonly height: number
  readonly seats: number
  /** Room beside the outermost discs. */
  readonly edge?: number
  /** Room below each disc, for a plate that hangs from it. */
  readonly hang?: number
  readonly largest?: number
  /** Least free radius in the middle, as a part of the shorter side. */
  readonly core?: number
}

const STEPS = 360
const SMALLEST = 24

/** Equal steps along the ellipse, not equal angles: those crowd its flat ends. First at the top, clockwise. */
const around = (a: number, b: number, seats: number): readonly (readonly [number, number])[] => {
  const points = Array.from(
    { length: STEPS + 1 },
    (_, i) => [a * Math.sin((2 * Math.PI * i) / STEPS), -b * Math.cos((2 * Math.PI * i) / STEPS)] as const,
  )
  const lengths = points.map(([x, y], i) => Math.hypot(x - (points[i - 1]?.[0] ?? x), y - (points[i - 1]?.[1] ?? y)))
  const whole = lengths.reduce((sum, each) => sum + each, 0)
  let walked = 0
  let at = 0
  return Array.from({ length: seats }, (_, seat) => {
    while (at < STEPS && walked + (lengths[at + 1] ?? 0) <= (whole * seat) / seats) walked += lengths[++at] ?? 0
    return points[at] ?? [0, 0]
  })
}

export const circleLayout = ({ width, height, seats, edge = 12, hang = 0, largest = 190, core = 0.16 }: CircleInput): CircleLayout => {
  const free = Math.min(width, height) * core
  const centre = { x: width / 2, y: (height - hang) / 2 }
  const at = (size: number) => ({ a: (width - size) / 2 - edge, b: (height - hang - size) / 2 - edge })
  const fits = (size: number, places: readonly (readonly [number, number])[]) => {
    const { a, b } = at(size)
    const apart = places.every(([x, y], i) => {
      const [u, v] = places[(i + 1) % places.length] ?? [x, y]
      return places.length < 2 || Math.hypot(u - x, v - y) >= size * 1.1 + (Math.abs(v - y) > Math.abs(u - x) ? hang : 0)
    })
    return apart && Math.min(a, b) - size / 2 >= free
  }
  // If a size fits, every smaller one fits too.
  let [low, high] = [SMALLEST, Math.max(SMALLEST, largest)]
  while (high - low > 1) {
    const size = Math.floor((low + high) / 2)
    const { a, b } = at(size)
    if (fits(size, around(a, b, seats))) low = size
    else high = size
  }
  const { a, b } = at(low)
  return {
    size: low,
    centre,
    core: Math.max(SMALLEST, Math.min(a, b) - low / 2),
    room: { x: Math.max(SMALLEST, a - low / 2), y: Math.max(SMALLEST, b - low / 2) },
    places: around(a, b, seats).map(([x, y]) => {
      const far = Math.hypot(x, y) || 1
      return { x: centre.x + x, y: centre.y + y, ux: -x / far, uy: -y / far }
    }),
  }
}
