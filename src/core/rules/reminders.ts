import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import { NO_ABILITY, tokenText } from '../model/tokens'
import { impairment, isActive, isBelieved, powers, protections, works } from './abilities'
import { characterOf } from './table'

/** A reminder token as the table shows it, from a mark or from the facts alone. */
export interface TableToken {
  readonly on: SeatId | 'table'
  readonly character: CharacterId | undefined
  readonly text: string
  readonly mark?: Mark
  readonly live: boolean
}

export const tableTokens = (rules: Rules, game: Game): readonly TableToken[] => [
  ...game.marks.map((mark): TableToken => ({
    on: mark.on === 'everyoneElse' ? 'table' : mark.on,
    character: mark.source.ability,
    text: tokenText(mark),
    mark,
    live: isActive(rules, game, mark),
  })),
  ...game.seats.flatMap(({ id, abilities }) =>
    abilities
      .filter(({ spent, character }) => spent && characterOf(rules, character)?.tokens.includes(NO_ABILITY))
      .map(({ character }): TableToken => ({ on: id, character, text: NO_ABILITY, live: true })),
  ),
  ...[...impairment(rules, game).active]
    .filter((mark) => !game.marks.includes(mark))
    .map(({ on, token, source }): TableToken => ({
      on: on === 'everyoneElse' ? 'table' : on,
      character: source.ability,
      text: token,
      live: true,
    })),
  ...protections(rules, game).flatMap(({ seat, ability, token }): TableToken[] =>
    token ? [{ on: seat, character: ability, text: token, live: true }] : [],
  ),
  ...powers(rules, game).flatMap(({ seat, ability, character, scene }) =>
    [
      ...((seat.alive || character.worksWhenDead) && !isBelieved(seat, ability) ? (character.reminds?.(scene) ?? []) : []),
      ...(works(rules, game, seat, ability) ? (character.remindsWhileWorking?.(scene) ?? []) : []),
    ].map(({ on, token }): TableToken => ({ on, character: ability, text: token, live: true })),
  ),
]
