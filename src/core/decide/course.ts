import type { CommandExtras, PlainCommand } from '../journal/command'
import type { Entry, ShownCard } from '../journal/entry'
import { evolveAll } from '../journal/evolve'
import type { GameEvent } from '../journal/event'
import type { Journal } from '../journal/journal'
import { factsOf, stateBefore, type PastCommand } from '../journal/pastCommands'
import type { Game } from '../model/game'
import type { EntryId } from '../model/ids'
import type { Question } from '../model/question'
import type { Said } from '../model/said'
import type { Rules } from '../model/script'
import { decide } from './decide'
import type { Decision } from './decision'
import { refusal } from './deciding'
import { olderRuling, TODAY } from './olderRuling'
import { fitting, leftOut } from './refit'
import { translate, withOldSeats } from './translate'

/** One way the game could have gone: its commands are decided again, one after the other. */
export interface Course {
  readonly rules: Rules
  readonly journal: Journal
  game: Game
  readonly events: GameEvent[]
  readonly shown: ShownCard[]
  readonly parts: number[]
  readonly commands: PlainCommand[]
  readonly changed: Said[]
  readonly questions: Question[]
  /** The game as it was recorded, before the next command. */
  recorded: { readonly entry: EntryId; readonly index: number; readonly game: Game } | undefined
}

export const startCourse = (rules: Rules, journal: Journal, game: Game): Course => ({
  rules,
  journal,
  game,
  events: [],
  shown: [],
  parts: [],
  commands: [],
  changed: [],
  questions: [],
  recorded: undefined,
})

type Done = Extract<Decision, { kind: 'done' }>
export type Answers = NonNullable<CommandExtras['answers']>

export const take = (course: Course, command: PlainCommand, { events, shown = [] }: Pick<Done, 'events' | 'shown'>): void => {
  course.shown.push(...shown)
  course.game = evolveAll(course.game, events)
  course.events.push(...events)
  course.parts.push(events.length)
  course.commands.push(command)
}

/** A later command, as far as it still fits. False: the storyteller has to answer first, at this place. */
export const follow = (course: Course, past: PastCommand, said: Answers, place: number): boolean => {
  const { rules, journal } = course
  const { entry: id, index, command } = past
  const entry = journal.entries.get(id) as Entry
  const old = factsOf(entry, index)
  const was = recordedBefore(course, past, old)
  const next = translate(command, was, course.game)
  const answers = laterAnswers(said, place)
  if (!next) {
    course.changed.push(leftOut(rules, was, command, [refusal(rules, 'no_longer_there')]))
    return true
  }
  const given = worded(next, { ...next.answers, ...answers })
  let [taken, decision] = [given, seated(decide(rules, course.game, given), old)]
  const ruling = olderRuling(rules, was, command, old, decision, answers['ruling'])
  if (ruling?.question) course.questions.push(asLater(place, ruling.question))
  if (old && ruling && ruling.word !== TODAY) {
    take(course, given, { events: old, shown: entry.commands ? [] : (entry.cards ?? []) })
    return true
  }
  // Nobody was woken for it then, and nobody is asked now.
  if (decision.kind === 'refused' && command.type === 'takeStep' && command.byItself) return true
  if (decision.kind === 'refused' && !unanswered(decision).length && command.type !== 'point') {
    const fit = fitting(rules, course.game, was, given, decision.refusals, answers['fits'], isTonight(course, was))
    course.questions.push(asLater(place, fit.question))
    if (fit.left) course.changed.push(leftOut(rules, was, command, decision.refusals))
    if (fit.command) [taken, decision] = [fit.command, seated(decide(rules, course.game, fit.command), old)]
    if (decision.kind === 'refused' && !fit.left) course.changed.push(leftOut(rules, was, command, decision.refusals))
  }
  if (decision.kind === 'done') take(course, taken, decision)
  else course.questions.push(...unanswered(decision).map((one) => asLater(place, one)))
  return decision.kind === 'done' || unanswered(decision).length === 0
}

/** Newcomers keep their seats' ids. */
export const seated = (decision: Decision, old: readonly GameEvent[] | undefined): Decision =>
  decision.kind === 'done' ? { ...decision, events: withOldSeats(decision.events, old) } : decision

/** The commands of a correction are walked through; from the start for each of them would take too long. */
const recordedBefore = (course: Course, { entry, index }: PastCommand, facts: readonly GameEvent[] | undefined): Game => {
  const known = course.recorded
  const game = known?.entry === entry && known.index === index ? known.game : stateBefore(course.journal, entry, index)
  const more = course.journal.entries.get(entry)?.commands?.[index + 1]
  course.recorded = more && facts && { entry, index: index + 1, game: evolveAll(game, facts) }
  return game
}

const isTonight = ({ journal }: Course, { phase, night }: Game): boolean => {
  const now = journal.states.get(journal.cursor)
  return phase.kind === 'night' && now?.phase.kind === 'night' && now.night.number === night.number
}

/** CORRECT-5: an answer that is now refused, or no longer among the options, is asked for again. */
const unanswered = ({ questions = [] }: Exclude<Decision, { kind: 'done' }>) => questions.filter(({ answer }) => answer === undefined)

export const worded = (command: PlainCommand, answers: Answers): PlainCommand =>
  Object.keys(answers).length || command.answers ? { ...command, answers } : command

/** Two later steps may ask the same question, so their position is part of its key. */
const later = (place: number) => `again.${place}/`
const asLater = (place: number, question: Question): Question => ({ ...question, key: `${later(place)}${question.key}` })

const laterAnswers = (answers: Answers, place: number): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => (key.startsWith(later(place)) ? [[key.slice(later(place).length), answer]] : [])),
  )

export const ownAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => key !== 'ruling' && !key.startsWith('again.')))
