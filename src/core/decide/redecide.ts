import type { CommandExtras, PlainCommand, RedecideCommand } from '../journal/command'
import type { Entry } from '../journal/entry'
import type { GameEvent } from '../journal/event'
import { currentGame } from '../journal/journal'
import type { Journal } from '../journal/journal'
import { lineage } from '../journal/lineage'
import { factsOf, stateBefore, wholePast, type PastCommand } from '../journal/pastCommands'
import type { Answer, Game } from '../model/game'
import type { EntryId } from '../model/ids'
import type { Rules } from '../model/script'
import { spoken } from '../rules/said'
import { aloudIn, announcedWrongly } from './announced'
import { follow, ownAnswers, seated, startCourse, take, worded } from './course'
import { decide } from './decide'
import type { Decision } from './decision'
import { differences, moves } from './differences'
import { refusal } from './deciding'
import { olderRuling, TODAY } from './olderRuling'

type Redecide = RedecideCommand & CommandExtras
type Done = Extract<Decision, { kind: 'done' }>

/** CORRECT-9: the state before an earlier command, that command changed or left out, then everything after it decided again, through nights and days. */
export const redecide = (rules: Rules, journal: Journal, command: Redecide): Decision => {
  const past = wholePast(journal)
  const at = past.findIndex(({ entry, index }) => entry === command.entry && index === (command.index ?? 0))
  const entry = journal.entries.get(command.entry)
  const base = entry && (entry.base ?? entry.parent)
  const start = base === undefined ? undefined : journal.states.get(base)
  if (at < 0 || !entry || base === undefined || !start) return { kind: 'refused', refusals: [refusal(rules, 'no_such_entry')] }

  const before = past.filter((one, index) => index < at && one.entry === command.entry)
  const course = startCourse(rules, journal, start)
  for (const one of before) follow(course, one, {}, 0)
  const said = { ...command.command.answers, ...command.answers }
  const given = worded(command.command, ownAnswers(said))
  const own = command.leaveOut ? NOTHING : seated(decide(rules, course.game, given), factsOf(entry, command.index ?? 0))
  if (own.kind !== 'done') return own
  const ruling = command.leaveOut ? undefined : sameAgain(rules, journal, past[at] as PastCommand, given, own, said['ruling'])
  if (ruling?.question) course.questions.push(ruling.question)
  if (!command.leaveOut) take(course, given, ruling && ruling.word !== TODAY ? { ...own, events: ruling.old } : own)
  const rest = past.slice(at + 1)
  const stopped = !rest.every((one, index) => isSuperseded(course.game, one, rest[index + 1]) || follow(course, one, said, index + 1))
  if (stopped) return { kind: 'needs', questions: [...own.questions, ...course.questions], consequences: [] }
  const now = currentGame(journal)
  const changedSaid = [...course.changed, ...moves(now, course.game), ...differences(rules, now, course.game)]
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

/** A hand before the count and a finger before the choice: what follows them says it all. Without this, most of the time would go into them. */
const isSuperseded = ({ day, night }: Game, { command }: PastCommand, next: PastCommand | undefined): boolean => {
  const then = next?.command
  if (command.type === 'vote') {
    // A hand by the storyteller's word may have cost nothing and still give something back.
    if (command.counted || command.anyway || then?.type !== 'vote' || then.nomination !== command.nomination) return false
    const { votes: up = [], needed } = day.nominations[command.nomination] ?? {}
    // Taken back, a vote needs as many hands as there are players when it is counted again.
    if (needed !== undefined) return false
    // A hand that was lowered and raised again may be a dead one now.
    return !then.votes.some((seat) => up.includes(seat) && !command.votes.includes(seat))
  }
  // A finger for another step would stay raised if this one were left out.
  if (command.type !== 'point' || (night.draft && night.draft.step !== command.step)) return false
  return (then?.type === 'point' || then?.type === 'takeStep') && then.step === command.step
}

/** It never happened. */
const NOTHING: Done = { kind: 'done', events: [], questions: [], consequences: [], cards: [], forced: [], dropped: [] }

/** CORRECT-14: with the same choice, a ruling of today changes nothing by itself. */
const sameAgain = (
  rules: Rules,
  journal: Journal,
  { entry, index, command }: PastCommand,
  given: PlainCommand,
  own: Done,
  word?: Answer,
) => {
  const old = factsOf(journal.entries.get(entry) as Entry, index)
  if (!old || JSON.stringify(command) !== JSON.stringify(given)) return undefined
  const ruling = olderRuling(rules, stateBefore(journal, entry, index), command, old, own, word)
  return ruling && { ...ruling, old }
}

const wrongly = (rules: Rules, journal: Journal, base: EntryId, start: Game, events: readonly GameEvent[]): readonly string[] => {
  const way = lineage(journal, journal.cursor)
  const since = way.slice(way.findIndex(({ id }) => id === base) + 1).flatMap((entry) => entry.events)
  return announcedWrongly(rules, aloudIn(rules, start, since).aloud, aloudIn(rules, start, events).aloud)
}
