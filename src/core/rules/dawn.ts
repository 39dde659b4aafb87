import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'

/** What the town is told at dawn: who died, then who lives again; never a cause. */
export const dawnNews = (game: Game): { readonly died: readonly SeatId[]; readonly aliveAgain: readonly SeatId[] } => {
  const looksAlive = (id: SeatId) => game.seats.find((seat) => seat.id === id)?.looksAlive ?? false
  const fell = [...new Set(game.night.deaths.map(({ seat }) => seat))]
  return {
    died: fell.filter((id) => !looksAlive(id) && !wasDeadBefore(game, id)),
    aliveAgain: [...new Set(game.night.returns)].filter((id) => looksAlive(id) && wasDeadBefore(game, id)),
  }
}

/** Dead when the night began: came back before dying tonight, or never died tonight at all. */
const wasDeadBefore = (game: Game, id: SeatId): boolean => game.night.revivedFirst.includes(id)
