import type { Game } from '@/core/model/game'
import { must } from '../law'

/** Nothing lies on a seat that is not there, and no id is given twice. */
export const nothingInTheAir = (game: Game): void => {
  const seats = new Set<string>(game.seats.map(({ id }) => id))
  must(seats.size === game.seats.length, 'seat ids are given once', () => game.seats.map(({ id }) => id))
  const ids = [...game.marks, ...game.tokens].map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'mark ids are given once', () => ids)
  for (const mark of game.marks)
    must(
      (mark.on === 'everyoneElse' || seats.has(mark.on)) && (mark.source.seat === undefined || seats.has(mark.source.seat)),
      'a mark lies on somebody',
      () => mark,
    )
  for (const token of game.tokens) must(token.on === 'table' || seats.has(token.on), 'a token lies on somebody', () => token)
  for (const { seat } of game.owed) must(seats.has(seat), 'a choice is owed by somebody', () => seat)
  for (const nomination of game.day.nominations)
    must(game.phase.kind !== 'day' || seats.has(nomination.nominee), 'a nominee sits at the table', () => nomination)
  must(
    game.seats.every(({ alive, looksAlive }) => alive || !looksAlive),
    'nobody dead looks alive',
    () => game.seats,
  )
}
