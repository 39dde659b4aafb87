import type { WakeReason } from '@/core/model/night'
import { livingDemons, residents, seatOf, teamOf } from '@/core/rules/table'
import { openSteps } from '@/core/rules/nightSteps'
import { playerName } from './names'
import { gameOf } from './table'
import type { Table } from './table'

/** Who was woken in the latest night, and who is still to be. */
export const wakesTonight = (table: Table, reason?: WakeReason): ReadonlySet<string> => {
  const game = gameOf(table)
  const names = new Set(game.night.wakes.filter((wake) => !reason || wake.reason === reason).map(({ seat }) => playerName(game, seat)))
  if (game.phase.kind !== 'night') return names
  for (const step of openSteps(table.rules, game)) {
    const own = step.night
      ? (step.night.wakeReason ?? 'ability')
      : step.row.row === 'added' || step.row.fixed === 'travellers'
        ? 'told'
        : 'info'
    if (step.wakes && step.seat && (!reason || reason === own)) names.add(step.seat.player)
    if (step.row.fixed === 'minion-info' && (!reason || reason === 'info'))
      for (const seat of game.seats) if (seat.alive && teamOf(table.rules, seat) === 'minion') names.add(seat.player)
    const tellsDemon = step.row.fixed === 'demon-info' || step.row.row === 'lunatic.info' || step.row.row === 'lunatic.report'
    if (tellsDemon && (!reason || reason === (step.row.fixed ? 'info' : 'told')))
      for (const seat of livingDemons(table.rules, game)) names.add(seat.player)
  }
  return names
}

/** What was told or is planned to be, in the latest night. */
export const plannedInfo = (table: Table): Readonly<Record<string, unknown>> => {
  const game = gameOf(table)
  const { told } = game.night
  const open = game.phase.kind === 'night' ? openSteps(table.rules, game) : []
  const planned = (row: string) => open.some((step) => step.row.row === row)
  const informed = residents(game).length >= table.rules.script.evilInfoFrom
  const lunatic = game.seats.find(({ character }) => character === 'lunatic')
  const chose = lunatic && game.lastChoices[lunatic.abilities.find(({ character }) => character === 'lunatic')?.serial ?? '']
  const toDemon =
    planned('lunatic.report') && chose?.night === game.night.number
      ? chose.targets
      : (told.filter(({ what }) => what === 'targets').at(-1)?.answer.seats ?? [])
  const demons = livingDemons(table.rules, game).map(({ id }) => id)
  const travellers = [
    ...told
      .filter(({ what, seat }) => what === 'demon' && seatOf(game, seat)?.traveller)
      .flatMap(({ seat, answer: { seats = [] } }) => [...seats, seat]),
    ...open.filter(({ row, night }) => row.fixed === 'travellers' && !night).flatMap(({ seat }) => (seat ? [...demons, seat.id] : [])),
  ]
  const lastNumber = [...table.journal.entries.values()]
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'told' && event.told.what === 'number' ? [event.told] : []))
    .at(-1)
  return {
    demon_told_targets: toDemon.map((id) => playerName(game, id)),
    traveller_told_demon: travellers.map((id) => playerName(game, id)),
    demon_told_lunatic: told.some(({ what, ability }) => what === 'self' && ability === 'lunatic') || planned('lunatic.info'),
    demon_learns_exorcist: told.some(({ what, ability }) => what === 'self' && ability === 'exorcist'),
    lunatic_shown_minions:
      told.some(({ what, seat }) => what === 'minions' && seat === lunatic?.id) || (planned('lunatic.info') && informed),
    lunatic_shown_bluffs: told.some(({ what, seat }) => what === 'bluffs' && seat === lunatic?.id) || (planned('lunatic.info') && informed),
    courtier_told_result: told.some(({ seat }) => seatOf(game, seat)?.character === 'courtier'),
    housekeeper_number_may_be_false: lastNumber !== undefined && lastNumber.why !== 'able',
  }
}
