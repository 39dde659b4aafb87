import type { Rules } from '../model/script'
import type { Game, Overtime } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Alignment } from '../model/seat'
import { workingPowers } from './abilities'
import { openSteps } from './nightSteps'
import { characterOf, livingDemons, residents } from './table'

export interface Ending {
  readonly winner: Alignment
  /** The key of the sentence that says why, and the ability it speaks of. */
  readonly because: string
  readonly ability?: CharacterId
  readonly winners: readonly SeatId[]
  /** An open question that stands against ending now. */
  readonly question?: string
}

export const aliveForEnding = (game: Game): number => residents(game).filter(({ alive }) => alive).length

/** Proposed, never forced: the storyteller confirms or plays on. */
export const ending = (rules: Rules, game: Game): Ending | undefined => {
  if (game.phase.kind === 'setup') return undefined
  const found = claimed(rules, game) ?? (game.overtime ? inOvertime(rules, game, game.overtime) : ordinary(rules, game))
  const silent = [playOnKey(game), playOnKey(game, found?.question)].includes(String(game.rulings['play_on']))
  return silent ? undefined : found
}

/** Playing on silences the proposal until the situation changes; where something may still change tonight, until that has passed (END-6). */
export const playOnKey = (game: Game, question = ''): string =>
  `${question}${aliveForEnding(game)}:${game.seats.filter(({ alive }) => alive).length}:${game.overtime?.day ?? ''}:${game.day.executions.length}:${game.day.closed}${changedSeats(game)}`

/** Somebody became somebody else: another situation. Who sits where is none. */
const changedSeats = ({ seats, claim }: Game): string =>
  [...seats.filter(({ history }) => history.length), ...(claim ? [{ id: claim.ability, character: claim.winner, alignment: '' }] : [])]
    .map(({ id, character, alignment }) => `:${id}=${character}${alignment}`)
    .sort()
    .join('')

const won = (game: Game, winner: Alignment, because: string, question?: string): Ending => ({
  winner,
  because,
  winners: game.seats.filter(({ alignment }) => alignment === winner).map(({ id }) => id),
  ...(question ? { question } : {}),
})

/** Won by an ability, whatever else is true. */
const claimed = (rules: Rules, game: Game): Ending | undefined => {
  const { claim } = game
  return claim && !forbidden(rules, game, claim.winner) ? { ...won(game, claim.winner, claim.because), ability: claim.ability } : undefined
}

const forbidden = (rules: Rules, game: Game, side: Alignment): boolean =>
  workingPowers(rules, game).some(({ character, scene }) => character.ending?.forbids?.(scene, side))

const ordinary = (rules: Rules, game: Game): Ending | undefined => {
  const hadDemon = [...game.seats.map(({ character }) => character), ...game.gone].some((id) => characterOf(rules, id)?.team === 'demon')
  if (hadDemon && !livingDemons(rules, game).length && !forbidden(rules, game, 'good')) return won(game, 'good', 'ending.noDemon')
  return aliveForEnding(game) <= 2 && !forbidden(rules, game, 'evil')
    ? won(game, 'evil', 'ending.twoLeft', warning(rules, game))
    : undefined
}

/** Somebody could still be brought back tonight: the end is only a warning. */
const warning = (rules: Rules, game: Game): string | undefined =>
  game.phase.kind !== 'night'
    ? undefined
    : openSteps(rules, game)
        .map(({ ability }) => characterOf(rules, ability)?.warnsBeforeEnding)
        .find((code) => code !== undefined)

/** The ability that won the day says what decides it, whether or not it still works. */
const inOvertime = (rules: Rules, game: Game, { day, ability }: Overtime): Ending | undefined => {
  const lost = lostQuestion(rules, game)
  if (lost && game.rulings[lost] === 'lapses') return { ...won(game, 'good', 'ending.extraDayLapsed'), ability }
  const executed = game.day.number === day ? game.day.executions[0] : undefined
  const over = game.phase.kind === 'night' ? game.phase.number > day : game.day.number > day || (game.day.number === day && game.day.closed)
  const end = characterOf(rules, ability)?.ending?.settles?.(executed, over)
  return end && { ...won(game, end.winner, end.because), ability }
}

/** The code of the open question when whoever won the day has lost the ability since. */
export const lostQuestion = (rules: Rules, game: Game): string | undefined => {
  const { overtime } = game
  if (!overtime || workingPowers(rules, game).some(({ ability }) => ability === overtime.ability)) return undefined
  return characterOf(rules, overtime.ability)?.ending?.whenLost
}
