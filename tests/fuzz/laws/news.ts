import type { Entry } from '@/core/journal/entry'
import { evolve } from '@/core/journal/evolve'
import type { Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import type { Told } from '@/core/model/told'
import { isImpaired, isSham } from '@/core/rules/abilities'
import { informationFor } from '@/core/rules/information'
import { openSteps } from '@/core/rules/nightSteps'
import { sceneFor, seatOf } from '@/core/rules/table'
import { must } from '../law'

const newsOf = (
  rules: Rules,
  game: Game,
  { seat, ability = '', why }: Pick<Told, 'seat' | 'ability' | 'why'>,
  targets: readonly SeatId[],
) => {
  const me = seatOf(game, seat)
  const { night = [], day } = rules.characters[ability] ?? {}
  const telling = night.find(({ tells }) => tells)?.tells ?? day?.tells
  const chosen = { targets: targets.flatMap((id) => seatOf(game, id) ?? []), character: undefined }
  return me && telling && informationFor(rules, game, { me, ability, able: why === 'able' }, telling, chosen)
}

/** Nothing is told that is not among what may be told, unless it was forced. */
export const toldWhatMayBe = (rules: Rules, start: Game, entry: Entry): void => {
  const { command } = entry
  if (command.type === 'redecide' || entry.forced || command.anyway || Object.keys(command.overrides ?? {}).length) return
  if (command.type !== 'takeStep' && command.type !== 'useAbility') return
  const passes = Object.keys(command.answers ?? {}).some((key) => key.startsWith('registers:'))
  let game = start
  for (const event of entry.events) {
    const news = event.type === 'told' && !passes ? newsOf(rules, game, event.told, command.targets ?? []) : undefined
    if (news && event.type === 'told' && event.told.truth)
      must(news.accepts(event.told.answer), 'what is told may be told', () => event.told)
    game = evolve(game, event)
  }
}

/** What may be told has the truth among it, unless an ability forbids it. */
export const truthMayBeTold = (rules: Rules, game: Game): void => {
  if (game.phase.kind !== 'night') return
  for (const { seat, ability, night } of openSteps(rules, game)) {
    if (!seat || !ability || !night?.tells) continue
    const able = !isSham(rules, seat, ability) && !isImpaired(rules, game, seat.id)
    // Whomever this player points at: others each night.
    const { targets } = night.asks?.(sceneFor(rules, game, seat, ability)) ?? {}
    const chosen = targets ? [...game.seats.slice(game.night.number), ...game.seats].slice(0, targets.max) : []
    const pointed = chosen.map(({ id }) => id)
    const news = newsOf(rules, game, { seat: seat.id, ability, why: able ? 'able' : 'impaired' }, pointed)
    if (news?.truth && news.why !== 'bent') must(news.accepts(news.truth), 'the truth may be told', () => ({ seat, ability }))
  }
}
