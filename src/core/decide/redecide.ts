import type { CommandExtras, PlainCommand, RedecideCommand } from '../journal/command'
import { evolveAll } from '../journal/evolve'
import type { GameEvent } from '../journal/event'
import { currentGame, gameAt } from '../journal/journal'
import type { Journal } from '../journal/journal'
import type { Rules } from '../model/script'
import type { Question } from '../model/question'
import { say } from '../model/words'
import { stepById } from '../rules/nightSteps'
import { stepLabel } from '../rules/stepLabel'
import { decide } from './decide'
import type { Consequence, Decision } from './decision'
import { differences } from './differences'
import { pastCommands } from './pastCommands'
import { refusal } from './work'

/** The state before an earlier command, that command changed, then everything after it decided again. */
export const redecide = (rules: Rules, journal: Journal, command: RedecideCommand & CommandExtras): Decision => {
  const past = pastCommands(journal)
  const at = past.findIndex(({ entry, index }) => entry === command.entry && index === (command.index ?? 0))
  const entry = journal.entries.get(command.entry)
  const base = entry && (entry.base ?? entry.parent)
  const start = base === undefined ? undefined : journal.states.get(base)
  if (at < 0 || !entry || base === undefined || !start) return { kind: 'refused', refusals: [refusal(rules, 'too_long_ago')] }

  const before = past.filter((one, index) => index < at && one.entry === command.entry)
  const after = past.slice(at + 1)
  const commands: PlainCommand[] = []
  const events: GameEvent[] = []
  const changed: string[] = []
  const questions: Question[] = []
  let own: readonly Question[] = []
  let follows: readonly Consequence[] = []
  let game = start
  const said = { ...command.command.answers, ...command.answers }
  for (const [index, { entry: taken, command: next }] of [...before, command, ...after].entries()) {
    const place = index - before.length
    const answers = place === 0 ? ownAnswers(said) : { ...next.answers, ...laterAnswers(said, place) }
    const given: PlainCommand = { ...next, ...(Object.keys(answers).length || next.answers ? { answers } : {}) }
    const decision = decide(rules, game, given)
    if (decision.kind === 'done') {
      events.push(...decision.events)
      game = evolveAll(game, decision.events)
      commands.push(given)
      if (place === 0) [own, follows] = [decision.questions, decision.consequences]
    } else if (place === 0) return decision
    else if (unanswered(decision).length)
      questions.push(...unanswered(decision).map((one) => ({ ...one, key: `${later(place)}${one.key}` })))
    else if (decision.kind === 'refused' && next.type !== 'point')
      changed.push(
        say(rules.words, 'changed.refused', {
          what: say(rules.words, `did.${next.type}`, { step: stepName(rules, journal, taken, next) }),
          because: decision.refusals.map(({ because }) => because).join(' '),
        }),
      )
  }
  if (questions.length) return { kind: 'needs', questions: [...own, ...questions], consequences: [] }
  return {
    kind: 'done',
    events,
    questions: own,
    consequences: [],
    cards: [],
    forced: [],
    dropped: [],
    base,
    commands,
    own: follows,
    replaces: [...new Set(past.slice(at).map((one) => one.entry))],
    changed: [...changed, ...differences(rules, currentGame(journal), game)],
  }
}

/** CORRECT-5: an answer that is refused now is asked for again, like one that is none of the possible ones. */
const unanswered = ({ questions = [] }: Exclude<Decision, { kind: 'done' }>) => questions.filter(({ answer }) => answer === undefined)

/** "Assassin, Jun", as the sheet had it when it was taken. */
const stepName = (rules: Rules, journal: Journal, taken: number, command: PlainCommand): string => {
  const game = gameAt(journal, journal.entries.get(taken)?.parent ?? 0)
  const step = game && 'step' in command ? stepById(rules, game, command.step) : undefined
  if (!step) return say(rules.words, 'did.step')
  return [stepLabel(rules, step), ...(step.seat ? [step.seat.player] : [])].join(', ')
}

type Answers = NonNullable<CommandExtras['answers']>

/** Two later steps may ask the same thing: their questions are told apart by their place in line. */
const later = (place: number) => `again.${place}/`

const laterAnswers = (answers: Answers, place: number): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => (key.startsWith(later(place)) ? [[key.slice(later(place).length), answer]] : [])),
  )

const ownAnswers = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith('again.')))
