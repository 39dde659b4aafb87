import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Seat } from '../model/seat'

/** What the town is told at dawn: who died, then who lives again; never a cause. */
export const dawnNews = (game: Game): { readonly died: readonly SeatId[]; readonly aliveAgain: readonly SeatId[] } => {
  const looksAlive = (id: SeatId) => game.seats.find((seat) => seat.id === id)?.looksAlive
  const fell = [...new Set(game.night.deaths.map(({ seat }) => seat))]
  return {
    died: fell.filter((id) => looksAlive(id) === false && !game.night.lookedDead.includes(id)),
    aliveAgain: [...new Set(game.night.returns)].filter((id) => looksAlive(id) && game.night.lookedDead.includes(id)),
  }
}

/** As far as the town knows: what a night did to a life is a secret until dawn. */
export const publiclyAlive = ({ phase, night }: Game, { id, looksAlive }: Seat): boolean =>
  phase.kind !== 'night' ? looksAlive : !night.lookedDead.includes(id) && (looksAlive || night.deaths.some(({ seat }) => seat === id))
