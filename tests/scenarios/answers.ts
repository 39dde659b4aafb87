import type { Answer, Game } from '@/core/model/game'
import type { Question } from '@/core/model/question'
import { ending } from '@/core/rules/ending'
import { impairment, isImpaired } from '@/core/rules/impairment'
import { openQuestions } from '@/core/rules/questions'
import type { ScenarioAction } from './scenario'
import { gameOf, send } from './table'
import type { Table } from './table'
import { words } from './words'

/** The storyteller's word on questions that stand open beside the commands: a ring, an extra day, a dead Lunatic. */
export const answerOpen = (table: Table, action: ScenarioAction): void => {
  const said = words(table, action).answers ?? {}
  for (const [code, word] of Object.entries(said)) {
    const game = gameOf(table)
    for (const question of openQuestions(table.rules, game).filter((open) => open.code === code))
      send(table, { type: 'answer', question: question.key, answer: fitting(game, question, word) }, action)
    if (ending(table.rules, game)?.question === code && word === false) send(table, { type: 'playOn' }, action)
  }
}

/** Of a ring it may also be said who is impaired. */
const fitting = (game: Game, { key, options }: Question, word: Answer): Answer => {
  const named = game.seats.find(({ id }) => id === word)
  return named && impairment(game).ring.some(({ id }) => key.endsWith(`:${id}`)) && options.every(({ value }) => value !== word)
    ? isImpaired(game, named.id)
    : word
}
