/** Which coins of a seat find a place, and what is left for the "+k" coin. */
import type { RingCoinModel, RingSeatModel } from './ringModel'
import type { RingPlace } from './ringPlace'
import type { Point } from './superellipse'

export interface SeatParts {
  readonly coins: readonly { readonly coin: RingCoinModel; readonly spot: Point }[]
  readonly more?: { readonly count: number; readonly spot: Point }
}

export function seatParts({ coins, vote }: RingSeatModel, { slots }: RingPlace): SeatParts {
  const spots = vote ? [] : slots // while hands are counted the rays belong to them
  const last = spots.at(-1)
  const shown = coins.length > spots.length ? Math.max(0, spots.length - 1) : coins.length
  return {
    coins: coins.slice(0, shown).flatMap((coin, k) => (spots[k] ? [{ coin, spot: spots[k] }] : [])),
    ...(last && coins.length > shown ? { more: { count: coins.length - shown, spot: last } } : {}),
  }
}
