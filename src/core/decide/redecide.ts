import type { CommandExtras, PlainCommand, RedecideCommand } from '../journal/command'
import type { Entry, ShownCard } from '../journal/entry'
import { evolveAll } from '../journal/evolve'
import type { GameEvent } from '../journal/event'
import { currentGame } from '../journal/journal'
import type { Journal } from '../journal/journal'
import { lineage } from '../journal/lineage'
import { factsOf, stateBefore, wholePast, type PastCommand } from '../journal/pastCommands'
import type { Game } from '../model/game'
import type { EntryId } from '../model/ids'
import type { Question } from '../model/question'
import type { Said } from '../model/said'
import type { Rules } from '../model/script'
import { spoken } from '../rules/said'
import { aloudIn, announcedWrongly } from './announced'
import { decide } from './decide'
import type { Decision } from './decision'
import { differences } from './differences'
import { fitting, leftOut } from './refit'
import { refusal } from './deciding'
import { translate, withOldSeats } from './translate'

type Redecide = RedecideCommand & CommandExtras

/** CORRECT-9: the state before an earlier command, that command changed, then everything after it decided again, through nights and days. */
export const redecide = (rules: Rules, journal: Journal, command: Redecide): Decision => {
  const past = wholePast(journal)
  const at = past.findIndex(({ entry, index }) => entry === command.entry && index === (command.index ?? 0))
  const entry = journal.entries.get(command.entry)
  const base = entry && (entry.base ?? entry.parent)
  const start = base === undefined ? undefined : journal.states.get(base)
  if (at < 0 || !entry || base === undefined || !start) return { kind: 'refused', refusals: [refusal(rules, 'no_such_entry')] }

  const before = past.filter((one, index) => index < at && one.entry === command.entry)
  const course: Course = { rules, journal, game: start, events: [], shown: [], parts: [], commands: [], changed: [], questions: [] }
  for (const one of before) follow(course, one, {}, 0)
  const said = { ...command.command.answers, ...command.answers }
  const given = worded(command.command, ownAnswers(said))
  const own = decide(rules, course.game, given)
  if (own.kind !== 'done') return own
  take(course, given, own, factsOf(entry, command.index ?? 0))
  past.slice(at + 1).forEach((one, index) => follow(course, one, said, index + 1))
  const missing = course.questions.filter(({ answer }) => answer === undefined)
  if (missing.length) return { kind: 'needs', questions: [...own.questions, ...course.questions], consequences: [] }
  const now = currentGame(journal)
  const changedSaid = [...course.changed, ...differences(rules, now, course.game)]
  return {
    kind: 'done',
    events: course.events,
    questions: [...own.questions, ...course.questions],
    consequences: [],
    cards: [],
    shown: course.shown,
    forced: [],
    dropped: [],
    base,
    commands: course.commands,
    parts: course.parts,
    own: own.consequences,
    replaces: [...new Set(past.slice(at).map((one) => one.entry))],
    changed: changedSaid.map((one) => spoken(rules, course.game, one)),
    changedSaid,
    wrongly: wrongly(rules, journal, base, start, course.events),
  }
}

type Done = Extract<Decision, { kind: 'done' }>

/** One way the game could have gone. */
interface Course {
  readonly rules: Rules
  readonly journal: Journal
  game: Game
  readonly events: GameEvent[]
  readonly shown: ShownCard[]
  readonly parts: number[]
  readonly commands: PlainCommand[]
  readonly changed: Said[]
  readonly questions: Question[]
}

const take = (course: Course, command: PlainCommand, { events: fresh, shown = [] }: Done, old: readonly GameEvent[] | undefined): void => {
  const events = withOldSeats(fresh, old)
  course.shown.push(...shown)
  course.game = evolveAll(course.game, events)
  course.events.push(...events)
  course.parts.push(events.length)
  course.commands.push(command)
}

/** A later command, as far as it still fits. */
const follow = (course: Course, { entry: id, index, command }: PastCommand, said: Answers, place: number): void => {
  const { rules, journal } = course
  const entry = journal.entries.get(id) as Entry
  const was = stateBefore(journal, id, index)
  const next = translate(command, was, course.game)
  const answers = laterAnswers(said, place)
  if (!next) {
    course.changed.push(leftOut(rules, was, command, [refusal(rules, 'no_longer_there')]))
    return
  }
  const given = worded(next, { ...next.answers, ...answers })
  let [taken, decision] = [given, decide(rules, course.game, given)]
  if (decision.kind === 'refused' && !unanswered(decision).length && command.type !== 'point') {
    const fit = fitting(rules, course.game, was, given, decision.refusals, answers['fits'])
    course.questions.push(asLater(place, fit.question))
    if (fit.command) [taken, decision] = [fit.command, decide(rules, course.game, fit.command)]
    if (decision.kind === 'refused') course.changed.push(leftOut(rules, was, command, decision.refusals))
  }
  if (decision.kind === 'done') take(course, taken, decision, factsOf(entry, index))
  else course.questions.push(...unanswered(decision).map((one) => asLater(place, one)))
}

/** CORRECT-5: an answer that is now refused, or no longer among the options, is asked for again. */
const unanswered = ({ questions = [] }: Exclude<Decision, { kind: 'done' }>) => questions.filter(({ answer }) => answer === undefined)

const wrongly = (rules: Rules, journal: Journal, base: EntryId, start: Game, events: readonly GameEvent[]): readonly string[] => {
  const way = lineage(journal, journal.cursor)
  const since = way.slice(way.findIndex(({ id }) => id === base) + 1).flatMap((entry) => entry.events)
  return announcedWrongly(rules, aloudIn(rules, start, since).aloud, aloudIn(rules, start, events).aloud)
}

type Answers = NonNullable<CommandExtras['answers']>

const worded = (command: PlainCommand, answers: Answers): PlainCommand =>
  Object.keys(answers).length || command.answers ? { ...command, answers } : command

/** Two later steps may ask the same question, so their position is part of its key. */
const later = (place: number) => `again.${place}/`
const asLater = (place: number, question: Question): Question => ({ ...question, key: `${later(place)}${question.key}` })

const laterAnswers = (answers: Answers, place: number): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => (key.startsWith(later(place)) ? [[key.slice(later(place).length), answer]] : [])),
  )

const ownAnswers = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith('again.')))
