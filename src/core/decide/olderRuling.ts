import type { PlainCommand } from '../journal/command'
import type { GameEvent } from '../journal/event'
import { evolveAll } from '../journal/evolve'
import type { Answer, Game } from '../model/game'
import type { Question } from '../model/question'
import type { Rules } from '../model/script'
import { say, together } from '../model/words'
import { spoken } from '../rules/said'
import { decide } from './decide'
import type { Decision } from './decision'
import { differences, moves } from './differences'
import { what } from './refit'
import { withOldSeats } from './translate'

export const TODAY = 'today'

/** A ruling has changed since this was decided, and that alone would make it come out otherwise. */
interface OlderRuling {
  readonly word: Answer
  /** None if nobody would notice. */
  readonly question: Question | undefined
}

/**
 * CORRECT-14: what came of a command under an older ruling stays, unless the storyteller chooses today's.
 * Undefined: it comes out as it did, or it is the correction that changes it.
 */
export const olderRuling = (
  rules: Rules,
  was: Game,
  command: PlainCommand,
  old: readonly GameEvent[] | undefined,
  decision: Decision,
  word: Answer | undefined,
): OlderRuling | undefined => {
  if (!old || outcome(decision) === facts(old)) return undefined
  const then = decide(rules, was, command)
  const today: Decision = then.kind === 'done' ? { ...then, events: withOldSeats(then.events, old) } : then
  if (outcome(today) === facts(old) || outcome(today) !== outcome(decision)) return undefined
  const now = unlike(rules, was, old, today)
  const answer = word === TODAY ? TODAY : 'then'
  return { word: answer, question: now.length ? asked(rules, what(rules, was, command), together(rules.words, now), answer) : undefined }
}

const asked = (rules: Rules, name: string, now: string, answer: Answer): Question => ({
  key: 'ruling',
  code: 'ruling_changed',
  text: say(rules.words, 'ask.ruling_changed', { what: name, now }),
  options: [
    { value: 'then', label: say(rules.words, 'option.rulingThen') },
    { value: TODAY, label: say(rules.words, 'option.rulingToday') },
  ],
  usual: 'then',
  answer,
})

const unlike = (rules: Rules, was: Game, old: readonly GameEvent[], today: Decision): readonly string[] => {
  if (today.kind === 'refused') return today.refusals.map(({ because }) => because)
  if (today.kind === 'needs') return today.questions.map(({ text }) => text)
  const now = evolveAll(was, today.events)
  const then = evolveAll(was, old)
  return [...moves(then, now), ...differences(rules, then, now)].map((said) => spoken(rules, now, said))
}

const facts = (events: readonly GameEvent[]): string => JSON.stringify(events)

const outcome = (decision: Decision): string =>
  decision.kind === 'done'
    ? facts(decision.events)
    : decision.kind === 'refused'
      ? JSON.stringify(decision.refusals)
      : JSON.stringify(decision.questions.map(({ key, answer }) => [key, answer]))
