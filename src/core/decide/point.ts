import type { NightCommand } from '../journal/command'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { say } from '../model/words'
import { stepById } from '../rules/nightSteps'
import type { Decision } from './decision'

export type PointCommand = Extract<NightCommand, { type: 'point' }>

/** Pointing changes the draft of a step and runs no rule. */
export const decidePoint = (rules: Rules, game: Game, command: PointCommand): Decision => {
  const step = stepById(rules, game, command.step)
  if (!step) return { kind: 'refused', refusals: [{ code: 'no_such_step', because: say(rules.words, 'refused.no_such_step') }] }
  const old = game.night.draft?.step === step.id ? game.night.draft : undefined
  const character = command.character ?? old?.character
  const pass = command.pass ?? old?.pass
  const draft = {
    step: step.id,
    targets: command.targets ?? old?.targets ?? [],
    answers: { ...old?.answers, ...command.draftAnswers },
    overrides: command.draftOverrides ?? old?.overrides ?? {},
    ...(character ? { character } : {}),
    ...(pass ? { pass } : {}),
  }
  return { kind: 'done', events: [{ type: 'drafted', draft }], questions: [], consequences: [], cards: [], forced: [], dropped: [] }
}
