import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Seat } from '../model/seat'

/** What the town is told at dawn: who died, then who lives again; never a cause, and clockwise from the first seat: the order of the deaths would tell. */
export const dawnNews = (game: Game): { readonly died: readonly SeatId[]; readonly aliveAgain: readonly SeatId[] } => {
  const { deaths, returns, lookedDead } = game.night
  const alive = game.phase.kind === 'day' ? new Set(game.day.lookedAlive) : undefined
  const told = (news: (id: SeatId, looksAlive: boolean) => boolean) =>
    game.seats.filter(({ id, looksAlive }) => news(id, alive?.has(id) ?? looksAlive)).map(({ id }) => id)
  return {
    died: told((id, looksAlive) => !looksAlive && !lookedDead.includes(id) && deaths.some(({ seat }) => seat === id)),
    aliveAgain: told((id, looksAlive) => looksAlive && lookedDead.includes(id) && returns.includes(id)),
  }
}

/** As far as the town knows: what a night did to a life is a secret until dawn. */
export const publiclyAlive = ({ phase, night }: Game, { id, looksAlive }: Seat): boolean =>
  phase.kind !== 'night' ? looksAlive : !night.lookedDead.includes(id) && (looksAlive || night.deaths.some(({ seat }) => seat === id))
