import type { Nomination } from '../model/day'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import { powers, workingPowers } from '../rules/abilities'
import { asTheyAre } from '../rules/table'
import { actScene } from './asking'
import { missedNomination } from './malfunction'
import { emit, sourceOf } from './deciding'
import type { Deciding } from './deciding'

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

/** A nomination, and what abilities make of it before anybody votes. */
export const nominate = (work: Deciding, nomination: Nomination): void => {
  emit(work, { type: 'nominated', nomination })
  missedNomination(work, nomination)
  const answers = workingPowers(work.rules, work.game).map(({ seat, ability, character }) => ({
    source: sourceOf(work.game, seat.id, ability),
    intents: character.reacts?.nominated?.(actScene(work, seat, ability), nomination) ?? [],
  }))
  for (const { seat, ability, character } of powers(work.rules, work.game)) {
    const intents = character.reacts?.nominatedAlways?.(actScene(work, seat, ability), nomination) ?? []
    work.perform(work, intents, sourceOf(work.game, seat.id, ability))
  }
  for (const { source, intents } of answers) work.perform(work, intents, source)
}
