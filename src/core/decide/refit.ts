import type { PlainCommand } from '../journal/command'
import type { Answer, Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Question, Refusal } from '../model/question'
import type { Said } from '../model/said'
import type { Rules } from '../model/script'
import { inRow, say, together } from '../model/words'
import { stepById } from '../rules/nightSteps'
import { spoken } from '../rules/said'
import { stepLabel } from '../rules/stepLabel'
import { decide } from './decide'

interface Fitted {
  readonly question: Question
  /** What is decided in its place. */
  readonly command: PlainCommand | undefined
  /** The choice itself is not part of the record any more. */
  readonly left: boolean
}

/**
 * CORRECT-10: for a later choice that has become impossible, the storyteller is asked in its place: leave it out, keep it anyway, or, for a single target, choose another player.
 * A step of the night that is running can also be left open: its player is woken late.
 */
export const fitting = (
  rules: Rules,
  game: Game,
  was: Game,
  command: PlainCommand,
  refusals: readonly Refusal[],
  word: Answer | undefined,
  tonight: boolean,
): Fitted => {
  const others = command.type === 'takeStep' && command.targets?.length === 1 ? possible(rules, game, command) : []
  const options = [
    { value: 'leaveOut', label: say(rules.words, 'option.leaveOut') },
    { value: 'anyway', label: say(rules.words, 'option.keepAnyway') },
    ...(tonight && command.type === 'takeStep' && playerIn(was, command.step)
      ? [{ value: 'late', label: say(rules.words, 'option.wokenLate', { who: playerIn(was, command.step) ?? '' }) }]
      : []),
    ...others.map((id) => ({ value: id, label: game.seats.find((seat) => seat.id === id)?.player ?? '' })),
  ]
  const answer = options.find(({ value }) => value === word)?.value ?? 'leaveOut'
  const chosen = others.find((id) => id === answer)
  return {
    question: {
      key: 'fits',
      code: 'no_longer_fits',
      text: say(rules.words, 'ask.no_longer_fits', { what: what(rules, was, command), because: reasons(rules, refusals) }),
      options,
      usual: 'leaveOut',
      answer,
    },
    command: chosen
      ? ({ ...command, targets: [chosen] } as PlainCommand)
      : answer === 'anyway'
        ? { ...command, anyway: true }
        : answer === 'leaveOut' && tonight && command.type === 'takeStep'
          ? { type: 'skipStep', step: command.step }
          : undefined,
    left: answer === 'leaveOut' || answer === 'late',
  }
}

/** Whose step it is. */
const playerIn = ({ seats }: Game, step: string): string | undefined => seats.find(({ id }) => step.endsWith(`:${id}`))?.player

const possible = (rules: Rules, game: Game, command: PlainCommand): readonly SeatId[] =>
  game.seats.map(({ id }) => id).filter((id) => decide(rules, game, { ...command, targets: [id] } as PlainCommand).kind !== 'refused')

/** "Could not be repeated: Assassin, Jun. …" */
export const leftOut = (rules: Rules, was: Game, command: PlainCommand, refusals: readonly Refusal[]): Said => ({
  code: 'changed.refused',
  values: { what: named(rules, was, command), because: reasons(rules, refusals) },
})

const reasons = (rules: Rules, refusals: readonly Refusal[]): string =>
  together(
    rules.words,
    refusals.map(({ because }) => because),
  )

export const what = (rules: Rules, was: Game, command: PlainCommand): string => spoken(rules, was, named(rules, was, command))

/** As the sheet had it when it was taken; by day with the player it was about. */
const named = (rules: Rules, was: Game, command: PlainCommand) => {
  const who = aboutIn(was, command)
  return who
    ? { code: `did.${command.type}Who`, values: { who: { seat: who } } }
    : { code: `did.${command.type}`, values: { step: stepName(rules, was, command) } }
}

const aboutIn = ({ day }: Game, command: PlainCommand): SeatId | undefined => {
  switch (command.type) {
    case 'nominate':
    case 'callExile':
      return command.nominee
    case 'vote':
      return day.nominations[command.nomination]?.nominee
    case 'execute':
    case 'useAbility':
      return command.seat
    default:
      return undefined
  }
}

const stepName = (rules: Rules, was: Game, command: PlainCommand): string => {
  const step = 'step' in command ? stepById(rules, was, command.step) : undefined
  return step ? inRow(rules.words, [stepLabel(rules, step), ...(step.seat ? [step.seat.player] : [])]) : say(rules.words, 'did.step')
}
