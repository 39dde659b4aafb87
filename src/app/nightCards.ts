import type { CardContent } from '@/core/model/character'
import type { StepView } from '@/core/views/nightTypes'

/** Cards an info step shows in any case, then those that came of the choice. */
export const allCards = (step: StepView, decided: readonly CardContent[]): readonly CardContent[] => {
  const known = new Set(decided.map((card) => JSON.stringify(card)))
  return [...step.cards.filter((card) => !known.has(JSON.stringify(card))), ...decided]
}
