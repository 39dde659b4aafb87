import type { PlainCommand } from '../journal/command'
import type { ShownCard } from '../journal/entry'
import type { CardContent } from '../model/card'
import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { infoCards } from '../rules/infoCards'
import { stepById } from '../rules/nightSteps'

/** The cards a command brings about, as its entry keeps them: those a step shows in any case, then those of the choice. */
export const shownCards = (rules: Rules, before: Game, command: PlainCommand, cards: readonly CardContent[]): readonly ShownCard[] => {
  if (command.type === 'join') return cards.map((card) => ({ card, errand: true }))
  const step = command.type === 'takeStep' ? stepById(rules, before, command.step) : undefined
  if (!step) return []
  const awake = (card: CardContent) => step.seat === undefined || !step.wakes || card.for === step.seat.id
  return [
    ...infoCards(rules, before, step).map((card) => ({ card, step: step.id })),
    ...cards.map((card) => ({ card, step: step.id, ...(awake(card) ? {} : { errand: true }) })),
  ]
}
