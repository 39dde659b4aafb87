import type { CorrectCommand } from '../journal/correctCommand'
import { nightNumber } from '../rules/table'
import { emit, sourceOf } from './deciding'
import type { Deciding } from './deciding'

/** HAND-11: tonight's, if it chose tonight; else the one of the night before. */
export const setChoice = (work: Deciding, { seat, ability, targets }: Extract<CorrectCommand, { type: 'correctChoice' }>): void => {
  const { game } = work
  const { serial } = sourceOf(game, seat, ability)
  if (serial === undefined) return
  const tonight = game.phase.kind !== 'night' || game.lastChoices[serial]?.night === nightNumber(game)
  const night = nightNumber(game) - (tonight ? 0 : 1)
  emit(work, { type: 'choiceSet', seat, ability, serial, choice: targets && { night, targets } })
}
