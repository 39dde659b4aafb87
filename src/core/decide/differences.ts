import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import { say } from '../model/words'
import { impairment, protections } from '../rules/abilities'
import { nameOf } from '../rules/table'

/** What is different for whom, as sentences. */
export const differences = (rules: Rules, old: Game, now: Game): readonly string[] =>
  now.seats.flatMap((seat) => {
    const was = old.seats.find(({ id }) => id === seat.id)
    if (!was) return []
    const line = (key: string, values = {}) => say(rules.words, `changed.${key}`, { who: seat.player, ...values })
    const drunk = (game: Game) => impairment(game).on.get(seat.id)?.[0]?.kind ?? 'sober'
    const safe = (game: Game) => protections(rules, game).some((one) => one.seat === seat.id)
    return [
      ...(was.alive !== seat.alive || was.looksAlive !== seat.looksAlive
        ? [line(seat.alive ? (seat.looksAlive ? 'lives' : 'looksDead') : 'dead')]
        : []),
      ...(drunk(old) !== drunk(now) ? [line(drunk(now))] : []),
      ...(was.alignment !== seat.alignment ? [line(seat.alignment)] : []),
      ...(safe(old) !== safe(now) && seat.alive && was.alive ? [line(safe(now) ? 'safe' : 'unsafe')] : []),
      ...without(seat.spent, was.spent).map((id) => line('spent', { ability: nameOf(rules, id) })),
      ...without(was.spent, seat.spent).map((id) => line('unspent', { ability: nameOf(rules, id) })),
    ]
  })

const without = (some: readonly CharacterId[], others: readonly CharacterId[]) => some.filter((id) => !others.includes(id))
