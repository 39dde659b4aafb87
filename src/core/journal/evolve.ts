import { dayRecord } from '../model/day'
import type { Game, Phase } from '../model/game'
import { nightRecord } from '../model/night'
import { secretKey } from '../model/prepared'
import type { GameEvent } from './event'
import { evolveDay } from './evolveDay'
import { evolveMarks } from './evolveMarks'
import { evolveNight } from './evolveNight'
import { evolveSeats } from './evolveSeats'

/** Folds one fact into the game. Total, and without any rule: an old journal reads the same for ever. */
export const evolve = (game: Game, event: GameEvent): Game => {
  switch (event.type) {
    case 'bluffsSet':
      return { ...game, bluffs: { ...game.bluffs, [event.for]: event.characters } }
    case 'secretSet':
      return { ...game, secrets: { ...game.secrets, [secretKey(event.seat, event.ability, event.key)]: event.secret } }
    case 'orderSet':
      return { ...game, order: event.order }
    case 'scriptSet':
      return { ...game, script: event.script }
    case 'settlingSet':
      return { ...game, settling: event.settling }
    case 'phaseBegan':
      return begin(game, event.phase)
    case 'phaseSet':
      return setPhase(game, event.phase)
    case 'chose':
      return { ...game, lastChoices: { ...game.lastChoices, [event.serial]: event.choice } }
    case 'choiceSet': {
      const { [event.serial]: _, ...others } = game.lastChoices
      return { ...game, lastChoices: event.choice ? { ...others, [event.serial]: event.choice } : others }
    }
    case 'choiceOwed':
      return { ...game, owed: [...game.owed, { seat: event.seat, ability: event.ability }] }
    case 'choiceSettled':
      return { ...game, owed: game.owed.filter(({ seat, ability }) => seat !== event.seat || ability !== event.ability) }
    case 'overtimeSet':
      return { ...game, overtime: event.overtime }
    case 'claimSet':
      return { ...game, claim: event.claim }
    case 'malfunctioned':
      return { ...game, malfunctions: [...game.malfunctions, event.malfunction] }
    case 'ruled':
      return { ...game, rulings: { ...game.rulings, [event.question]: event.answer } }
    case 'ended':
      return { ...game, outcome: event.outcome }
    case 'reopened':
      return { ...game, outcome: undefined }
    default:
      return evolveSeats(game, event) ?? evolveMarks(game, event) ?? evolveNight(game, event) ?? evolveDay(game, event) ?? game
  }
}

export const evolveAll = (game: Game, events: readonly GameEvent[]): Game => events.reduce(evolve, game)

const whoLooksAlive = ({ seats }: Game) => seats.filter(({ looksAlive }) => looksAlive).map(({ id }) => id)

/** A night keeps the day before it, and a day the night before it. Anything older is only in the journal. */
const begin = (game: Game, phase: Phase): Game =>
  phase.kind === 'night'
    ? { ...game, phase, night: nightRecord(phase.number) }
    : phase.kind === 'day'
      ? { ...game, phase, malfunctions: [], day: { ...dayRecord(phase.number), lookedAlive: whoLooksAlive(game) } }
      : { ...game, phase }

/** Set by hand: the records stay and only their numbers change, so that nothing of tonight is lost. */
const setPhase = (game: Game, phase: Phase): Game =>
  phase.kind === 'night'
    ? { ...game, phase, night: { ...game.night, number: phase.number } }
    : phase.kind === 'day'
      ? { ...game, phase, day: { ...game.day, number: phase.number, lookedAlive: whoLooksAlive(game) } }
      : { ...game, phase }
