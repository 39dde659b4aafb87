/** Points at equal arc length on |x/a|ᵖ + |y/b|ᵖ = 1. Equal angles would crowd the flat ends. */

const { cos, floor, min, sin, sqrt } = Math

export interface Point {
  readonly x: number
  readonly y: number
}

export const distance = (a: Point, b: Point): number => sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

const samples = 96

/** One quarter of the unit curve, from the top to the right; the shape depends on p alone, so it is worked out once. */
interface Quarter {
  readonly xs: Float64Array
  readonly ys: Float64Array
}
const quarters = new Map<number, Quarter>()

function quarter(p: number): Quarter {
  const known = quarters.get(p)
  if (known) return known
  const xs = new Float64Array(samples + 1),
    ys = new Float64Array(samples + 1)
  for (let i = 0; i <= samples; i++) {
    const t = (i / samples) * (Math.PI / 2)
    xs[i] = sin(t) ** (2 / p)
    ys[i] = cos(t) ** (2 / p)
  }
  xs[samples] = 1
  ys[samples] = 0
  const made = { xs, ys }
  quarters.set(p, made)
  return made
}

const lengths = new Float64Array(samples + 1)

/** n points clockwise from the top around the origin, shifted by `turn` places. */
export function ringPoints(a: number, b: number, p: number, n: number, turn = 0): Point[] {
  const { xs, ys } = quarter(p)
  for (let i = 1; i <= samples; i++) {
    const dx = a * (at(xs, i) - at(xs, i - 1)),
      dy = b * (at(ys, i) - at(ys, i - 1))
    lengths[i] = at(lengths, i - 1) + sqrt(dx * dx + dy * dy)
  }
  const side = at(lengths, samples)
  return Array.from({ length: n }, (_, seat) => {
    const share = ((((seat + turn) / n) % 1) + 1) % 1
    const along = share * 4,
      q = min(3, floor(along)),
      part = (along - q) * side
    const { x, y } = onQuarter(xs, ys, q % 2 ? side - part : part) // every second quarter is walked backwards
    return { x: a * x * (q < 2 ? 1 : -1), y: b * y * (q === 0 || q === 3 ? -1 : 1) }
  })
}

function onQuarter(xs: Float64Array, ys: Float64Array, length: number): Point {
  let low = 0,
    high = samples
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at(lengths, middle) <= length) low = middle
    else high = middle
  }
  const f = (length - at(lengths, low)) / (at(lengths, high) - at(lengths, low) || 1)
  return { x: at(xs, low) + f * (at(xs, high) - at(xs, low)), y: at(ys, low) + f * (at(ys, high) - at(ys, low)) }
}

const at = (list: Float64Array, i: number): number => list[i] ?? 0
