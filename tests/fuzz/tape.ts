import fc from 'fast-check'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'

/** Everything that decides how a game goes: the same tape plays the same game. */
export interface Tape {
  /** `wild`: anything at any time. `whole`: a sensible evening from the bag to the end. */
  readonly kind: 'wild' | 'whole'
  readonly residents: number
  readonly travellers: number
  readonly order: Game['order']
  readonly names: Rules['names']
  /** Draws the bag, the seats and the secrets. */
  readonly deal: number
  /** One number for each tap; a shorter tape is a shorter game. */
  readonly taps: readonly number[]
}

const table = {
  residents: fc.integer({ min: 5, max: 15 }),
  travellers: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5),
  order: fc.constantFrom('sheet' as const, 'sheet' as const, 'published' as const),
  names: fc.constantFrom('sheet' as const, 'published' as const),
  deal: fc.nat(),
}

export const wildTape: fc.Arbitrary<Tape> = fc.record({
  kind: fc.constant('wild' as const),
  ...table,
  taps: fc.array(fc.nat(), { minLength: 1, maxLength: 110, size: 'max' }),
})

/** Longer than any evening: the game stops by itself. */
export const wholeTape: fc.Arbitrary<Tape> = fc
  .record({ kind: fc.constant('whole' as const), ...table, start: fc.nat(), length: fc.constant(1200) })
  .map(({ start, length, ...rest }) => ({ ...rest, taps: Array.from({ length }, (_, at) => start + at) }))
