import type { PlainCommand } from '../journal/command'
import type { Answer, Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Question, Refusal } from '../model/question'
import type { Said } from '../model/said'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { stepById } from '../rules/nightSteps'
import { stepLabel } from '../rules/stepLabel'
import { decide } from './decide'

/**
 * CORRECT-10: for a later choice that has become impossible, the storyteller is asked in its place: leave it out, keep it anyway, or, for a single target, choose another player.
 */
export const fitting = (
  rules: Rules,
  game: Game,
  was: Game,
  command: PlainCommand,
  refusals: readonly Refusal[],
  word: Answer | undefined,
): { readonly question: Question; readonly command: PlainCommand | undefined } => {
  const others = command.type === 'takeStep' && command.targets?.length === 1 ? possible(rules, game, command) : []
  const options = [
    { value: 'leaveOut', label: say(rules.words, 'option.leaveOut') },
    { value: 'anyway', label: say(rules.words, 'option.keepAnyway') },
    ...others.map((id) => ({ value: id, label: game.seats.find((seat) => seat.id === id)?.player ?? '' })),
  ]
  const answer = options.find(({ value }) => value === word)?.value ?? 'leaveOut'
  const chosen = others.find((id) => id === answer)
  return {
    question: {
      key: 'fits',
      code: 'no_longer_fits',
      text: say(rules.words, 'ask.no_longer_fits', { what: what(rules, was, command), because: reasons(refusals) }),
      options,
      usual: 'leaveOut',
      answer,
    },
    command: chosen ? ({ ...command, targets: [chosen] } as PlainCommand) : answer === 'anyway' ? { ...command, anyway: true } : undefined,
  }
}

const possible = (rules: Rules, game: Game, command: PlainCommand): readonly SeatId[] =>
  game.seats.map(({ id }) => id).filter((id) => decide(rules, game, { ...command, targets: [id] } as PlainCommand).kind !== 'refused')

/** "Could not be repeated: Assassin, Jun. …" */
export const leftOut = (rules: Rules, was: Game, command: PlainCommand, refusals: readonly Refusal[]): Said => ({
  code: 'changed.refused',
  values: { what: { code: `did.${command.type}`, values: { step: stepName(rules, was, command) } }, because: reasons(refusals) },
})

const reasons = (refusals: readonly Refusal[]): string => refusals.map(({ because }) => because).join(' ')

/** As the sheet had it when it was taken. */
const stepName = (rules: Rules, was: Game, command: PlainCommand): string => {
  const step = 'step' in command ? stepById(rules, was, command.step) : undefined
  return step ? [stepLabel(rules, step), ...(step.seat ? [step.seat.player] : [])].join(', ') : say(rules.words, 'did.step')
}

const what = (rules: Rules, was: Game, command: PlainCommand): string =>
  say(rules.words, `did.${command.type}`, { step: stepName(rules, was, command) })
