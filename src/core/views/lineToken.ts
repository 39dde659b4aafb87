import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { impairment } from '../rules/abilities'
import { seatOf } from '../rules/table'
import { characterRef } from './refs'
import type { LineToken } from './storyTypes'

/** A player after a fact; drunk or poisoned as they were before it. */
export const tokenOf = (rules: Rules, game: Game, was: Game, id: SeatId | undefined): LineToken | undefined => {
  const seat = seatOf(game, id) ?? seatOf(was, id)
  if (!seat) return undefined
  const { player, character, alignment, alive, looksAlive } = seat
  const mark = impairment(rules, was).on.get(seat.id)?.[0]
  return {
    seat: seat.id,
    player,
    character: characterRef(rules, character),
    evil: alignment === 'evil',
    life: looksAlive ? 'alive' : alive ? 'looks-dead' : 'dead',
    impaired: mark && (mark.kind === 'poisoned' ? 'poisoned' : 'drunk'),
  }
}

export const impairedIn = (rules: Rules, game: Game, was: Game, seats: readonly SeatId[]): readonly LineToken[] =>
  [...new Set(seats)].flatMap((id) => {
    const token = impairment(rules, was).on.has(id) ? tokenOf(rules, game, was, id) : undefined
    return token ? [token] : []
  })
