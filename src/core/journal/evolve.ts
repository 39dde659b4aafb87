import { dayRecord, nightRecord } from '../model/game'
import type { Game, NightRecord, Phase, DayRecord } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import type { GameEvent } from './event'

/** Folds one fact into the game. Total, and without any rule: an old journal reads the same for ever. */
export const evolve = (game: Game, event: GameEvent): Game => {
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
      return withSeat(game, event.seat, { alive: event.alive, looksAlive: event.looksAlive })
    case 'ghostVoteSet':
      return withSeat(game, event.seat, { ghostVote: event.ghostVote })
    case 'spentSet':
      return editSeat(game, event.seat, (seat) => ({
        ...seat,
        spent: [...seat.spent.filter((id) => id !== event.ability), ...(event.spent ? [event.ability] : [])],
      }))
    case 'demonTold':
      return withSeat(game, event.seat, { toldDemon: true })
    case 'markPlaced':
      return { ...game, marks: [...game.marks, event.mark], serial: game.serial + 1 }
    case 'markRemoved':
      return removeMark(game, event)
    case 'markCounted':
      return {
        ...game,
        marks: game.marks.map((mark) =>
          mark.id !== event.mark
            ? mark
            : {
                ...mark,
                ...(event.shown === undefined ? {} : { shown: event.shown }),
                ...(event.dusks === undefined ? {} : { ends: { at: 'dusk' as const, dusks: event.dusks } }),
              },
        ),
      }
    case 'tokenPlaced':
      return { ...game, tokens: [...game.tokens, event.token], serial: game.serial + 1 }
    case 'tokenRemoved':
      return { ...game, tokens: game.tokens.filter(({ id }) => id !== event.token) }
    case 'bluffsSet':
      return { ...game, bluffs: { ...game.bluffs, [event.for]: event.characters } }
    case 'falseMinionsSet':
      return { ...game, falseMinions: { ...game.falseMinions, [event.seat]: event.seats } }
    case 'orderSet':
      return { ...game, order: event.order }
    case 'phaseBegan':
      return begin(game, event.phase)
    case 'phaseSet':
      return setPhase(game, event.phase)
    case 'drafted':
      return withNight(game, { draft: event.draft })
    case 'stepSettled':
      return withNight(game, {
        steps: { ...game.night.steps, [event.step]: event.status },
        draft: game.night.draft?.step === event.step ? undefined : game.night.draft,
      })
    case 'stepReopened':
      return withNight(game, { steps: without(game.night.steps, event.step) })
    case 'stepAdded':
      return {
        ...withNight(game, { added: [...game.night.added, { step: event.step, seat: event.seat, text: event.text }] }),
        serial: game.serial + 1,
      }
    case 'upkeepRun':
      return withNight(game, { upkeep: [...game.night.upkeep, event.step] })
    case 'woken':
      return withNight(game, { wakes: [...game.night.wakes, event.wake] })
    case 'chose':
      return { ...game, lastChoices: { ...game.lastChoices, [`${event.seat}/${event.ability}`]: event.choice } }
    case 'wasChosen':
      return withNight(game, { chosen: [...game.night.chosen, { by: event.by, target: event.target, answered: event.answered }] })
    case 'interrupted':
      return withNight(game, { interrupts: [...game.night.interrupts, event.interrupt] })
    case 'told':
      return withNight(game, { told: [...game.night.told, event.told] })
    case 'nominated':
      return withDay(game, { nominations: [...game.day.nominations, event.nomination] })
    case 'votesSet':
      return withDay(game, {
        nominations: game.day.nominations.map((nomination, index) =>
          index === event.index ? { ...nomination, votes: event.votes, needed: event.needed } : nomination,
        ),
      })
    case 'nominationJudged':
      return withDay(game, {
        nominations: game.day.nominations.map((nomination, index) =>
          index === event.index ? { ...nomination, judged: event.verdict } : nomination,
        ),
      })
    case 'nominationRemoved':
      return withDay(game, { nominations: game.day.nominations.filter((_, index) => index !== event.index) })
    case 'executed':
      return withDay(game, { executions: [...game.day.executions, event.execution] })
    case 'exiled':
      return withDay(game, { exiles: [...game.day.exiles, { seat: event.seat, died: event.died }] })
    case 'dayClosed':
      return withDay(game, { closed: true })
    case 'dayReopened':
      return withDay(game, { closed: false })
    case 'statementMade':
      return withDay(game, {
        statements: [
          ...game.day.statements.filter(({ seat }) => seat !== event.seat),
          { seat: event.seat, text: event.text, truth: event.truth },
        ],
      })
    case 'dayAbilityUsed':
      return withDay(game, { used: [...game.day.used, { seat: event.seat, ability: event.ability }] })
    case 'choiceOwed':
      return { ...game, owed: [...game.owed, { seat: event.seat, ability: event.ability }] }
    case 'choiceSettled':
      return { ...game, owed: game.owed.filter(({ seat, ability }) => seat !== event.seat || ability !== event.ability) }
    case 'extraDaySet':
      return { ...game, extraDay: event.day }
    case 'ruled':
      return { ...game, rulings: { ...game.rulings, [event.question]: event.answer } }
    case 'ended':
      return { ...game, outcome: event.outcome }
    case 'reopened':
      return { ...game, outcome: undefined }
    default:
      return game
  }
}

export const evolveAll = (game: Game, events: readonly GameEvent[]): Game => events.reduce(evolve, game)

const editSeat = (game: Game, id: SeatId, edit: (seat: Seat) => Seat): Game => ({
  ...game,
  seats: game.seats.map((seat) => (seat.id === id ? edit(seat) : seat)),
})
const withSeat = (game: Game, id: SeatId, change: Partial<Seat>): Game => editSeat(game, id, (seat) => ({ ...seat, ...change }))
const withNight = (game: Game, change: Partial<NightRecord>): Game => ({ ...game, night: { ...game.night, ...change } })
const withDay = (game: Game, change: Partial<DayRecord>): Game => ({ ...game, day: { ...game.day, ...change } })

const removeMark = (game: Game, event: Extract<GameEvent, { type: 'markRemoved' }>): Game => {
  const mark = game.marks.find(({ id }) => id === event.mark)
  const rest = { ...game, marks: game.marks.filter(({ id }) => id !== event.mark) }
  return mark && event.because === 'ended'
    ? withNight(rest, { ended: [...game.night.ended, { ability: mark.source.ability, on: mark.on, token: mark.token }] })
    : rest
}

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

/** A night remembers the day before it and a day the night before it; anything older lives in the journal only. */
const begin = (game: Game, phase: Phase): Game =>
  phase.kind === 'night'
    ? { ...game, phase, night: nightRecord(phase.number) }
    : phase.kind === 'day'
      ? { ...game, phase, day: dayRecord(phase.number) }
      : { ...game, phase }

/** By hand: the records stay, only their numbers follow, so that nothing of tonight is lost. */
const setPhase = (game: Game, phase: Phase): Game =>
  phase.kind === 'night'
    ? { ...game, phase, night: { ...game.night, number: phase.number } }
    : phase.kind === 'day'
      ? { ...game, phase, day: { ...game.day, number: phase.number } }
      : { ...game, phase }

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
