import type { GameEvent } from '@/core/journal/event'
import { evolveAll } from '@/core/journal/evolve'
import type { Game } from '@/core/model/game'
import type { Rules } from '@/core/model/script'
import { nightSteps } from '@/core/rules/nightSteps'
import { currentStep } from '@/core/views/currentStep'
import { stepView } from '@/core/views/nightSheet'
import type { StepView } from '@/core/views/nightTypes'

/** Deaths and returns add and remove steps, so the next step is read from the night as it will be. */
export const stepAfter = (rules: Rules, game: Game, events: readonly GameEvent[]): StepView | undefined => {
  const then = evolveAll(game, events)
  const now = currentStep(rules, then)
  const step = nightSteps(rules, then).find(({ id }) => id === now)
  return step && stepView(rules, then, step, now, undefined)
}
