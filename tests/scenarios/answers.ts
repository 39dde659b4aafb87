import type { Answer, Game } from '@/core/model/game'
import type { Question } from '@/core/model/question'
import type { Rules } from '@/core/model/script'
import { ending } from '@/core/rules/ending'
import { impairment, isImpaired } from '@/core/rules/impairment'
import { openQuestions } from '@/core/rules/questions'
import type { ScenarioAction } from './scenario'
import { gameOf, send } from './table'
import type { Table } from './table'
import { words } from './words'

/** The storyteller's word on questions that stand open beside the commands: a ring, an extra day, a dead Lunatic. Said too early, it waits. */
export const answerOpen = (table: Table, action: ScenarioAction): void => {
  for (const [code, word] of Object.entries(words(table, action).answers ?? {})) table.waiting.set(code, word)
  for (const [code, word] of table.waiting) {
    const game = gameOf(table)
    for (const question of openQuestions(table.rules, game).filter((open) => open.code === code)) {
      send(table, { type: 'answer', question: question.key, answer: fitting(table.rules, game, question, word) }, action)
      table.waiting.delete(code)
    }
    if (ending(table.rules, game)?.question === code && word === false) {
      send(table, { type: 'playOn' }, action)
      table.waiting.delete(code)
    }
  }
}

/** Of a ring it may also be said who is impaired. */
const fitting = (rules: Rules, game: Game, { key, options }: Question, word: Answer): Answer => {
  const named = game.seats.find(({ id }) => id === word)
  return named && impairment(rules, game).ring.some(({ id }) => key.endsWith(`:${id}`)) && options.every(({ value }) => value !== word)
    ? isImpaired(rules, game, named.id)
    : word
}
