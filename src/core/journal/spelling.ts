import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { GameEvent } from './event'
import type { Journal } from './journal'
import { lineage } from './lineage'

/** How a seat's name was spelt, and how it is to be read. */
export type Spelling = (seat: SeatId, player: string) => string

/** HAND-12: names that were corrected for the whole game, as it stands now. */
export const spellingOf = (journal: Journal): Spelling | undefined => {
  const found = new Map<string, string>()
  for (const { base, parent, events } of lineage(journal, journal.cursor))
    for (const event of events) {
      if (event.type !== 'playerRenamed' || !event.everywhere) continue
      const before = journal.states.get(base ?? parent)?.seats.find(({ id }) => id === event.seat)?.player
      if (before === undefined || before === event.player) continue
      for (const [old, now] of found) if (old.startsWith(`${event.seat} `) && now === before) found.set(old, event.player)
      found.set(`${event.seat} ${before}`, event.player)
    }
  return found.size ? (seat, player) => found.get(`${seat} ${player}`) ?? player : undefined
}

/** That moment with the names as they are spelt now. */
export const spelt = (game: Game, spelling: Spelling | undefined): Game =>
  spelling ? { ...game, seats: game.seats.map((seat) => ({ ...seat, player: spelling(seat.id, seat.player) })) } : game

export const speltIn = (journal: Journal, game: Game): Game => spelt(game, spellingOf(journal))

/** A fact that brings a name along. */
export const speltFact = (event: GameEvent, spelling: Spelling | undefined): GameEvent =>
  !spelling
    ? event
    : event.type === 'seatAdded'
      ? { ...event, seat: { ...event.seat, player: spelling(event.seat.id, event.seat.player) } }
      : event.type === 'playerRenamed'
        ? { ...event, player: spelling(event.seat, event.player) }
        : event
