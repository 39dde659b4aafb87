import { workingPowers } from '../rules/abilities'
import { emit, sourceOf } from './deciding'
import type { Deciding } from './deciding'

/** The day ends, and nobody was executed. */
export const closeWithout = (work: Deciding): void => {
  emit(work, { type: 'dayClosed' })
  if (!work.game.day.executions.length) claimAtClose(work)
}

/** Abilities by which a side wins on a day without an execution. */
export const claimAtClose = (work: Deciding): void => {
  for (const { seat, ability, character, scene } of workingPowers(work.rules, work.game)) {
    const end = character.ending?.atDayClose?.(scene)
    if (end) work.perform(work, [{ do: 'win', side: end.winner, because: end.because }], sourceOf(work.game, seat.id, ability))
  }
}

/** The day goes on: a win by its end is none yet. */
export const reopenDay = (work: Deciding): void => {
  emit(work, { type: 'dayReopened' })
  if (work.game.claim && !work.game.day.executions.length) emit(work, { type: 'claimSet', claim: undefined })
}
