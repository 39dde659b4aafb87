import type { DayRecord } from '../model/day'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import type { GameEvent } from './event'
import { withDay } from './evolveDay'
import { withNight } from './evolveNight'

/** Who sits there, what they hold, and whether they live. */
export const evolveSeats = (game: Game, event: GameEvent): Game | undefined => {
  switch (event.type) {
    case 'seatAdded':
      return { ...game, seats: [...game.seats.slice(0, event.at), event.seat, ...game.seats.slice(event.at)], serial: game.serial + 1 }
    case 'seatRemoved':
      return {
        ...game,
        seats: game.seats.filter(({ id }) => id !== event.seat),
        marks: game.marks.filter(({ on, source }) => on !== event.seat && source.seat !== event.seat),
        tokens: game.tokens.filter(({ on }) => on !== event.seat),
        owed: game.owed.filter(({ seat }) => seat !== event.seat),
        gone:
          game.phase.kind === 'setup'
            ? game.gone
            : [...game.gone, ...game.seats.flatMap(({ id, character }) => (id === event.seat && character ? [character] : []))],
        falseMinions: Object.fromEntries(
          Object.entries(game.falseMinions).map(([fooled, seats]) => [fooled, seats.filter((id) => id !== event.seat)]),
        ),
        night: { ...game.night, draft: undefined, added: game.night.added.filter(({ seat }) => seat !== event.seat) },
        day: { ...game.day, nominations: game.day.nominations.filter(({ nominee }) => nominee !== event.seat) },
      }
    case 'seatsReordered':
      return { ...game, seats: event.order.flatMap((id) => game.seats.filter((seat) => seat.id === id)) }
    case 'playerRenamed':
      return withSeat(game, event.seat, { player: event.player })
    case 'noteWritten':
      return withSeat(game, event.seat, { note: event.note })
    case 'characterSet':
      return withSeat(game, event.seat, {
        character: event.character,
        traveller: event.traveller,
        alignment: event.alignment,
        abilities: event.abilities,
      })
    case 'beliefSet':
      return withSeat(game, event.seat, { believes: event.believes })
    case 'abilitiesSet':
      return withSeat(game, event.seat, { abilities: event.abilities })
    case 'alignmentSet':
      return withSeat(game, event.seat, { alignment: event.alignment })
    case 'playerDied':
      return recordDeath(
        withSeat(game, event.death.seat, { alive: event.death.feigned, looksAlive: false }),
        event.death,
        lookedDead(game, event.death.seat),
      )
    case 'playerReturned':
      return withNight(withSeat(game, event.seat, { alive: true, looksAlive: true }), {
        returns: [...game.night.returns, event.seat],
        lookedDead: lookedDead(game, event.seat) ? [...game.night.lookedDead, event.seat] : game.night.lookedDead,
      })
    case 'lifeSet':
      return withDay(withSeat(game, event.seat, { alive: event.alive, looksAlive: event.looksAlive }), {
        lookedAlive: [...game.day.lookedAlive.filter((id) => id !== event.seat), ...(event.looksAlive ? [event.seat] : [])],
      })
    case 'ghostVoteSet':
      return withSeat(game, event.seat, { ghostVote: event.ghostVote })
    case 'spentSet':
      return editSeat(game, event.seat, (seat) => ({
        ...seat,
        spent: [...seat.spent.filter((id) => id !== event.ability), ...(event.spent ? [event.ability] : [])],
      }))
    case 'demonTold':
      return withSeat(game, event.seat, { toldDemon: true })
    default:
      return undefined
  }
}

const editSeat = (game: Game, id: SeatId, edit: (seat: Seat) => Seat): Game => ({
  ...game,
  seats: game.seats.map((seat) => (seat.id === id ? edit(seat) : seat)),
})
const withSeat = (game: Game, id: SeatId, change: Partial<Seat>): Game => editSeat(game, id, (seat) => ({ ...seat, ...change }))

const recordDeath = (game: Game, death: DayRecord['deaths'][number], deadAtDusk: boolean): Game =>
  game.phase.kind === 'day'
    ? withDay(game, { deaths: [...game.day.deaths, death] })
    : withNight(game, {
        deaths: [...game.night.deaths, death],
        ...(deadAtDusk ? { lookedDead: [...game.night.lookedDead, death.seat] } : {}),
      })

/** Looked dead as the night began, and nothing tonight has shown it yet. */
const lookedDead = ({ night, seats }: Game, id: SeatId): boolean =>
  !night.lookedDead.includes(id) &&
  !night.deaths.some(({ seat }) => seat === id) &&
  seats.some((seat) => seat.id === id && !seat.looksAlive)
