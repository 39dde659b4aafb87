import type { CardContent } from '@/core/model/card'
import type { StepView } from '@/core/views/nightTypes'

/** First the cards an info step always shows, then those that follow from the choice. */
export const allCards = (step: StepView, decided: readonly CardContent[]): readonly CardContent[] => {
  const known = new Set(decided.map((card) => JSON.stringify(card)))
  return [...step.cards.filter((card) => !known.has(JSON.stringify(card))), ...decided]
}

/** The cards for the player who is awake for the step. Others are woken for theirs. */
export const ownCards = (step: StepView, cards: readonly CardContent[]): readonly CardContent[] =>
  cards.filter((card) => step.seat === undefined || !step.wakes || card.for === step.seat)

/** The card should show players or characters, but the storyteller chose none. */
export const isEmptyCard = ({ characters, seats }: CardContent): boolean => (characters ?? seats)?.length === 0 && !seats?.length
