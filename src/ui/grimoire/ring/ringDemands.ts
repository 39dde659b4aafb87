/** What a layout of the ring should give, and the curves it may try. */

export interface Demand {
  readonly letters: number
  readonly coins: (token: number) => number
  /** Plates also keep clear of other seats' badges. */
  readonly badges?: boolean
}

/** What a layout should give, best first: the first demand any token size meets is taken. */
export function ringDemands(n: number, compact: boolean): Demand[] {
  if (compact)
    return [
      { letters: 6, coins: () => 1, badges: true },
      { letters: 5, coins: () => 1, badges: true },
      { letters: 4, coins: () => 1, badges: true },
      { letters: 3, coins: () => 1, badges: true },
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

/** Where not even that fits: the numbers alone, over whatever is there. */
export const anyhow: Demand = { letters: 0, coins: () => 0 }

/** Exponents of the curve to try: ten or fewer sit on an ellipse, twenty use the corners, a crowded phone is nearly square. */
export function ringCurves(n: number, compact: boolean): number[] {
  const round = 2 + Math.min(0.8, Math.max(0, n - 10) * 0.08)
  return compact && n > 12 ? [round, 4.2] : [round]
}
