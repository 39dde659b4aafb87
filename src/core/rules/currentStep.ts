import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { StepId } from '../model/ids'
import { openSteps } from './nightSteps'

/** The step under way: the one being pointed in, else somebody who returned and has to learn at once, else the first that is open. */
export const currentStep = (rules: Rules, game: Game): StepId | undefined => {
  if (game.phase.kind !== 'night') return undefined
  const open = openSteps(rules, game)
  const drafted = open.find(({ id }) => id === game.night.draft?.step)
  const urgent = open.find((step) => step.night?.when === 'first' && step.seat && game.night.returns.includes(step.seat.id))
  return (drafted ?? urgent ?? open[0])?.id
}
