import type { CardContent } from '@/core/model/card'
import type { StepView } from '@/core/views/nightTypes'

/** Cards an info step shows in any case, then those that came of the choice. */
export const allCards = (step: StepView, decided: readonly CardContent[]): readonly CardContent[] => {
  const known = new Set(decided.map((card) => JSON.stringify(card)))
  return [...step.cards.filter((card) => !known.has(JSON.stringify(card))), ...decided]
}

/** What is shown to whoever is awake for the step; others are woken for theirs. */
export const ownCards = (step: StepView, cards: readonly CardContent[]): readonly CardContent[] =>
  cards.filter((card) => step.seat === undefined || !step.wakes || card.for === step.seat)

/** It was to show players or characters, and none were fixed. */
export const isEmptyCard = ({ characters, seats }: CardContent): boolean => (characters ?? seats)?.length === 0 && !seats?.length
