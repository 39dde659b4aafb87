import type { Nomination } from '../model/day'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import { asTheyAre } from '../rules/table'

/** A nomination keeps nominator and nominee as they were at that moment. */
export const nominationOf = (game: Game, kind: Nomination['kind'], by: Nomination['by'], nominee: SeatId): Nomination => ({
  kind,
  by,
  nominee,
  votes: [],
  needed: undefined,
  judged: undefined,
  were: asTheyAre(game, by === undefined || by === 'storyteller' ? [nominee] : [...new Set([by, nominee])]),
  voters: [],
})

export const wasNominated = ({ day }: Game, seat: SeatId): boolean =>
  day.nominations.some(({ kind, nominee }) => kind === 'execution' && nominee === seat)
