import type { CardContent } from '../model/card'
import type { Rules } from '../model/script'
import { DEMON_BLUFFS } from '../model/game'
import type { Game } from '../model/game'
import type { Step } from './step'
import { livingDemons, livingMinions } from './table'

/** The cards of the steps that belong to the night itself. */
export const infoCards = (rules: Rules, game: Game, step: Step): readonly CardContent[] => {
  if (step.became && step.seat)
    return [
      {
        title: 'card.youAre',
        for: step.seat.id,
        characters: step.seat.character ? [step.seat.character] : [],
        alignment: step.seat.alignment,
      },
    ]
  const demons = livingDemons(rules, game)
  const minions = livingMinions(rules, game)
  switch (step.row.fixed) {
    case 'minion-info':
      return minions
        .slice(0, 1)
        .flatMap(({ id }) => [
          ...(minions.length > 1 ? [{ title: 'card.minions', for: id, seats: minions.map((seat) => seat.id) }] : []),
          { title: 'card.demon', for: id, seats: demons.map((seat) => seat.id) },
        ])
    case 'demon-info':
      return demons.flatMap(({ id }) => [
        { title: 'card.minions', for: id, seats: minions.map((seat) => seat.id) },
        { title: 'card.notInPlay', for: id, characters: game.bluffs[DEMON_BLUFFS] ?? [] },
      ])
    case 'travellers':
      return step.seat && !step.night ? [{ title: 'card.demon', for: step.seat.id, seats: demons.map(({ id }) => id) }] : []
    default:
      return []
  }
}
