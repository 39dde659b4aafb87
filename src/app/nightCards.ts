import type { CardContent } from '@/core/model/character'
import type { SeatId } from '@/core/model/ids'
import type { StepView } from '@/core/views/types'

/** Somebody else has to be woken because of what was just settled. */
export interface Errand {
  readonly seat: SeatId
  readonly cards: readonly CardContent[]
  /** What caused it. */
  readonly entry: number
}

/** Cards an info step shows in any case, then those that came of the choice. */
export const allCards = (step: StepView, decided: readonly CardContent[]): readonly CardContent[] => {
  const known = new Set(decided.map((card) => JSON.stringify(card)))
  return [...step.cards.filter((card) => !known.has(JSON.stringify(card))), ...decided]
}

/** In the order they came, one errand per player. */
export const byPlayer = (cards: readonly CardContent[], entry: number): readonly Errand[] =>
  cards.reduce<readonly Errand[]>((errands, card) => {
    const last = errands.at(-1)
    return last?.seat === card.for
      ? [...errands.slice(0, -1), { ...last, cards: [...last.cards, card] }]
      : [...errands, { seat: card.for, cards: [card], entry }]
  }, [])
