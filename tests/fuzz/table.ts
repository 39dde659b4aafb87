import { decide } from '@/core/decide/decide'
import type { Decision } from '@/core/decide/decision'
import { redecide } from '@/core/decide/redecide'
import type { Command } from '@/core/journal/command'
import type { Entry } from '@/core/journal/entry'
import { entryExtras } from '@/core/decide/entryExtras'
import { append, currentGame, newJournal } from '@/core/journal/journal'
import type { Journal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/script'
import type { Answer, Game } from '@/core/model/game'
import type { Question } from '@/core/model/question'
import { must } from './law'
import type { Chance } from '@/core/rules/chance'

/** A game being played, and who watches it. */
export interface Table {
  readonly rules: Rules
  readonly journal: Journal
  readonly watch: Watch
}

/** Told of everything that is asked and of everything that happens; throws when a law is broken. */
export interface Watch {
  asks(game: Game, command: Command): void
  decided(table: Table, game: Game, command: Command, decision: Decision): void
  happened(table: Table, before: Game, entry: Entry): void
}

export const unwatched: Watch = { asks: () => undefined, decided: () => undefined, happened: () => undefined }

export const newTable = (rules: Rules, order: Game['order'], watch: Watch = unwatched): Table => ({
  rules,
  journal: newJournal(rules.script.id, order),
  watch,
})

export const gameOf = ({ journal }: Table): Game => currentGame(journal)

/** What would follow, as the app asks while fingers move. */
export const plan = (table: Table, command: Command): Decision => {
  const game = gameOf(table)
  table.watch.asks(game, command)
  const decision = command.type === 'redecide' ? redecide(table.rules, table.journal, command) : decide(table.rules, game, command)
  table.watch.decided(table, game, command, decision)
  return decision
}

/** One tap: questions are answered by chance, a refusal is sometimes forced, and what is done is written down. */
export const tap = (table: Table, given: Command, chance: Chance, { forces = 0.3, overrides = 0.1 } = {}): Decision => {
  let command = given
  let decision = plan(table, command)
  for (let round = 0; round < 8 && decision.kind !== 'done'; round++) {
    if (decision.kind === 'refused') {
      if (command.anyway || chance.next() >= forces) return decision
      command = { ...command, anyway: true }
    } else
      command = {
        ...command,
        answers: {
          ...command.answers,
          ...picked(
            decision.questions.filter(({ answer }) => answer === undefined),
            chance,
          ),
        },
      }
    decision = plan(table, command)
  }
  must(decision.kind !== 'needs', 'questions come to an end', () => ({ command, decision }))
  if (decision.kind !== 'done') return decision
  if (chance.next() < overrides && (decision.consequences.length || decision.questions.length)) {
    const otherwise = byWord(command, decision, chance)
    const other = plan(table, otherwise)
    if (other.kind === 'done') [command, decision] = [otherwise, other]
  }
  return write(table, command, decision)
}

/** The same command with other answers and with some of what follows turned round by hand. */
const byWord = (command: Command, { questions, consequences }: Extract<Decision, { kind: 'done' }>, chance: Chance): Command => ({
  ...command,
  answers: { ...command.answers, ...picked(questions, chance) },
  overrides: {
    ...command.overrides,
    ...Object.fromEntries(consequences.filter(() => chance.next() < 0.5).map(({ id }) => [id, chance.next() < 0.5])),
  },
})

const picked = (questions: readonly Question[], chance: Chance): Readonly<Record<string, Answer>> =>
  Object.fromEntries(
    questions.flatMap(({ key, options }) => {
      const option = chance.pick(options)
      return option ? [[key, option.value]] : []
    }),
  )

const write = (table: Table, command: Command, decision: Extract<Decision, { kind: 'done' }>): Decision => {
  const before = gameOf(table)
  const entry = append(table.journal, table.journal.next * 1000, command, decision.events, entryExtras(decision))
  table.watch.happened(table, before, entry)
  return decision
}
