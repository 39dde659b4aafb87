import type { GameEvent } from '../journal/event'
import { evolveAll } from '../journal/evolve'
import { nightSteps } from '../rules/nightSteps'
import { currentStep } from '../rules/currentStep'
import { stepView } from './nightSheet'
import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import type { StepView } from './nightTypes'

/** Deaths and returns add and remove steps, so the next step is read from the night as it will be. */
export const stepAfter = (rules: Rules, game: Game, events: readonly GameEvent[]): StepView | undefined => {
  const then = evolveAll(game, events)
  const now = currentStep(rules, then)
  const step = nightSteps(rules, then).find(({ id }) => id === now)
  return step && stepView(rules, then, step, now, undefined)
}
