import type { Rules } from '../model/script'
import type { Game } from '../model/game'
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
  const found = game.extraDay === undefined ? ordinary(rules, game) : extraDay(rules, game, game.extraDay)
  return found && game.rulings['play_on'] !== playOnKey(game) ? found : undefined
}

/** Playing on silences the proposal until the situation changes. */
export const playOnKey = (game: Game): string =>
  `${aliveForEnding(game)}:${game.seats.filter(({ alive }) => alive).length}:${game.extraDay ?? ''}:${game.day.executions.length}:${game.day.closed}`

const won = (game: Game, winner: Alignment, because: string, question?: string): Ending => ({
  winner,
  because,
  winners: game.seats.filter(({ alignment }) => alignment === winner).map(({ id }) => id),
  ...(question ? { question } : {}),
})

const ordinary = (rules: Rules, game: Game): Ending | undefined => {
  const hadDemon = [...game.seats.map(({ character }) => character), ...game.gone].some((id) => characterOf(rules, id)?.team === 'demon')
  if (hadDemon && !livingDemons(rules, game).length) return won(game, 'good', 'ending.noDemon')
  return aliveForEnding(game) <= 2 ? won(game, 'evil', 'ending.twoLeft', warning(rules, game)) : undefined
}

/** Somebody could still be brought back tonight: the end is only a warning. */
const warning = (rules: Rules, game: Game): string | undefined =>
  game.phase.kind !== 'night'
    ? undefined
    : openSteps(rules, game)
        .map(({ ability }) => characterOf(rules, ability)?.warnsBeforeEnding)
        .find((code) => code !== undefined)

/** Whose ability makes the game go on for a day. */
export const goesOnBy = ({ characters }: Rules): CharacterId | undefined =>
  Object.values(characters).find(({ ending: end }) => end?.goesOn)?.id

const extraDay = (rules: Rules, game: Game, day: number): Ending | undefined => {
  const found = onExtraDay(rules, game, day)
  const ability = goesOnBy(rules)
  return found && ability ? { ...found, ability } : found
}

const onExtraDay = (rules: Rules, game: Game, day: number): Ending | undefined => {
  const lost = lostQuestion(rules, game)
  if (lost && game.rulings[lost] === 'lapses') return won(game, 'good', 'ending.extraDayLapsed')
  const executed = game.day.number === day ? game.day.executions[0] : undefined
  if (executed) return executed.alignment === 'good' ? won(game, 'evil', 'ending.goodExecuted') : won(game, 'good', 'ending.evilExecuted')
  const over = game.phase.kind === 'night' ? game.phase.number > day : game.day.number > day || (game.day.number === day && game.day.closed)
  return over ? won(game, 'good', 'ending.nobodyExecuted') : undefined
}

/** The code of the open question when whoever won the extra day has lost the ability since. */
export const lostQuestion = (rules: Rules, game: Game): string | undefined => {
  if (game.extraDay === undefined) return undefined
  const able = workingPowers(rules, game).some(({ character }) => character.ending?.goesOn)
  return able ? undefined : characterOf(rules, goesOnBy(rules))?.ending?.whenLost
}
