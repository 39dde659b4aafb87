import type { CommandExtras, NightCommand } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { Draft } from '../model/night'
import { say } from '../model/words'
import { stepById } from '../rules/nightSteps'
import type { Decision } from './decision'

export type PointCommand = Extract<NightCommand, { type: 'point' }> & CommandExtras

/** Pointing writes the draft of a step and runs no rule. */
export const decidePoint = (rules: Rules, game: Game, command: PointCommand): Decision => {
  const step = stepById(rules, game, command.step)
  if (!step) return { kind: 'refused', refusals: [{ code: 'no_such_step', because: say(rules.words, 'refused.no_such_step') }] }
  const { character, pass, anyway } = command
  const draft: Draft = {
    step: step.id,
    targets: command.targets ?? [],
    answers: command.answers ?? command.draftAnswers ?? {},
    overrides: command.overrides ?? command.draftOverrides ?? {},
    ...(character ? { character } : {}),
    ...(pass ? { pass } : {}),
    ...(anyway ? { anyway } : {}),
  }
  return { kind: 'done', events: [{ type: 'drafted', draft }], questions: [], consequences: [], cards: [], forced: [], dropped: [] }
}
