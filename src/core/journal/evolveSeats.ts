import type { DayRecord } from '../model/day'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { HeldAbility, Seat } from '../model/seat'
import type { Became, GameEvent } from './event'
import { withDay } from './evolveDay'
import { withNight } from './evolveNight'

/** Who sits there, what they hold, and whether they live. */
export const evolveSeats = (game: Game, event: GameEvent): Game | undefined => {
  switch (event.type) {
    case 'seatAdded':
      return counted(
        { ...game, seats: [...game.seats.slice(0, event.at), event.seat, ...game.seats.slice(event.at)], serial: game.serial + 1 },
        event.seat.abilities,
      )
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
        secrets: Object.fromEntries(
          Object.entries(game.secrets).map(([key, { seats, ...rest }]) => [
            key,
            seats ? { ...rest, seats: seats.filter((id) => id !== event.seat) } : rest,
          ]),
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
      return become(game, event, false)
    case 'became':
      return event.changes.reduce((now, change) => become(now, change, true), game)
    case 'beliefSet':
      return withSeat(game, event.seat, { believes: event.believes })
    case 'abilitiesSet':
      return counted(withSeat(game, event.seat, { abilities: event.abilities }), event.abilities)
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
        // GOON-11: nobody has chosen the new life yet.
        chosen: game.night.chosen.filter(({ target }) => target !== event.seat),
        lookedDead: lookedDead(game, event.seat) ? [...game.night.lookedDead, event.seat] : game.night.lookedDead,
      })
    case 'lifeSet':
      return withDay(withSeat(game, event.seat, { alive: event.alive, looksAlive: event.looksAlive }), {
        lookedAlive: [...game.day.lookedAlive.filter((id) => id !== event.seat), ...(event.looksAlive ? [event.seat] : [])],
      })
    case 'ghostVoteSet':
      return withSeat(game, event.seat, { ghostVote: event.ghostVote })
    case 'voteTokensSet':
      return withSeat(game, event.seat, { voteTokens: event.tokens })
    case 'spentSet':
      return editSeat(game, event.seat, (seat) => ({
        ...seat,
        abilities: seat.abilities.map((held) => (held.serial === event.serial ? { ...held, spent: event.spent } : held)),
      }))
    case 'demonTold':
      return withSeat(game, event.seat, { toldDemon: true })
    default:
      return undefined
  }
}

/** No serial is given twice. */
const counted = (game: Game, abilities: readonly HeldAbility[]): Game => ({
  ...game,
  serial: Math.max(game.serial, ...abilities.map(({ serial }) => serial)),
})

const become = (game: Game, { seat, character, traveller, alignment, abilities }: Became, remembered: boolean): Game => {
  const until = game.phase.kind === 'setup' ? { phase: game.phase.kind, number: 0 } : { phase: game.phase.kind, number: game.phase.number }
  const changed = editSeat(game, seat, (was) => ({
    ...was,
    character,
    traveller,
    alignment,
    abilities,
    history: remembered ? [...was.history, { character: was.character, alignment: was.alignment, until }] : was.history,
  }))
  return counted(changed, abilities)
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
