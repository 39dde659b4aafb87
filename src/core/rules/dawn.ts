import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import { characterOf } from './table'

export interface DawnNews {
  readonly died: readonly SeatId[]
  readonly aliveAgain: readonly SeatId[]
}

/**
 * What the town is told at dawn: who died, then who lives again; never a cause, and clockwise from the first seat: the order of the deaths would tell.
 * Who died and returned in one night is in both lists or in none, as it was said.
 */
export const dawnNews = (game: Game, both: readonly SeatId[] = game.night.saidBoth): DawnNews => {
  const { deaths, returns, lookedDead } = game.night
  const alive = game.phase.kind === 'day' ? new Set(game.day.lookedAlive) : undefined
  const told = (news: (id: SeatId, looksAlive: boolean) => boolean) =>
    game.seats.filter(({ id, looksAlive }) => both.includes(id) || news(id, alive?.has(id) ?? looksAlive)).map(({ id }) => id)
  return {
    died: told((id, looksAlive) => !looksAlive && !lookedDead.includes(id) && deaths.some(({ seat }) => seat === id)),
    aliveAgain: told((id, looksAlive) => looksAlive && lookedDead.includes(id) && returns.includes(id)),
  }
}

/** Killed and brought back, or brought back and killed, in this night: to the town nothing has changed, unless it is told. */
export const diedAndReturned = ({ night, seats }: Game): readonly Seat[] =>
  seats.filter(
    ({ id, looksAlive }) =>
      night.returns.includes(id) && night.deaths.some(({ seat }) => seat === id) && looksAlive !== night.lookedDead.includes(id),
  )

/** DEATH-10: nothing is said, unless a choice follows from a death that is announced (a Moonchild who came back and died again). */
export const saysBoth = (rules: Rules, { alive, abilities }: Seat): boolean =>
  !alive && abilities.some(({ character }) => characterOf(rules, character)?.day?.owed === 'death')

/** As far as the town knows: what a night did to a life is a secret until dawn. */
export const publiclyAlive = ({ phase, night }: Game, { id, looksAlive }: Seat): boolean =>
  phase.kind !== 'night' ? looksAlive : !night.lookedDead.includes(id) && (looksAlive || night.deaths.some(({ seat }) => seat === id))
