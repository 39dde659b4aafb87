import type { SeatId } from '../model/ids'
import { nightSteps } from '../rules/nightSteps'
import { emit } from './deciding'
import type { Deciding } from './deciding'

/** A player who gains an ability during the night acts only if its step is still to come; with `underWay` the row just played counts as passed. A first night is caught up on (RETURN-2, APPRENTICE-1). */
export const missPassedSteps = (work: Deciding, id: SeatId, row: 'passed' | 'underWay' = 'passed'): void => {
  if (work.game.phase.kind !== 'night') return
  const steps = nightSteps(work.rules, work.game)
  const settled = (step: (typeof steps)[number]) => work.game.night.steps[step.id]
  const under = steps.find((step) => step.id === work.step)?.index ?? 0
  const furthest = Math.max(
    under,
    ...steps.filter((step) => settled(step) === 'done' || settled(step) === 'skipped').map(({ index }) => index),
  )
  for (const step of steps)
    if (
      step.seat?.id === id &&
      (step.index < furthest || (row === 'underWay' && step.index === furthest)) &&
      step.id !== work.step &&
      step.night?.when !== 'first' &&
      !settled(step)
    )
      emit(work, { type: 'stepSettled', step: step.id, status: 'missed' })
}
