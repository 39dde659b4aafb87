import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import { dueSteps } from '../rules/nightSteps'
import type { SeatView } from './grimoireTypes'
import { currentStep } from '../rules/currentStep'

/** The wake-order badge of each seat: its step that is now, else the next, else the last one done. */
export const nightOrder = (rules: Rules, game: Game): ReadonlyMap<SeatId, NonNullable<SeatView['order']>> => {
  const found = new Map<SeatId, NonNullable<SeatView['order']>>()
  if (game.phase.kind !== 'night') return found
  const now = currentStep(rules, game)
  dueSteps(rules, game).forEach((step, index) => {
    if (!step.seat || !step.wakes) return
    const settled = game.night.steps[step.id] !== undefined
    const state = step.id === now ? 'now' : settled ? 'done' : 'later'
    const known = found.get(step.seat.id)
    if (!known || known.state === 'done' || state === 'now') found.set(step.seat.id, { n: index + 1, state })
  })
  return found
}
