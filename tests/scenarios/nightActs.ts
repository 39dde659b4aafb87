import { decide } from '@/core/decide/decide'
import type { Rules } from '@/core/model/script'
import type { Seat } from '@/core/model/seat'
import { nightSteps, openSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/step'
import { bmrCharacters } from '@/characters/bmr'
import { useByDay } from './dayActs'
import { idOf, isRowOf, seatNamed } from './names'
import type { ScenarioAction } from './scenario'
import { gameOf, note, send } from './table'
import type { Table } from './table'
import { words } from './words'

/** Passes over all earlier steps: they happen without a choice. */
export const passUntil = (table: Table, index: number): void => {
  for (let guard = 0; guard < 80; guard++) {
    const next = openSteps(table.rules, gameOf(table)).find((step) => step.index < index && step.row.fixed !== 'dawn')
    if (!next) return
    const take = { type: 'takeStep', step: next.id } as const
    if (asksNothing(next) && decide(table.rules, gameOf(table), take).kind === 'done') send(table, take)
    else send(table, { type: 'skipStep', step: next.id, woken: true })
  }
}

/** Somebody is only shown something. */
const asksNothing = ({ row, night, became }: Step): boolean =>
  night ? !night.asks && night.wakes !== false : row.fixed !== undefined || became === true

/** A row of some night, or a character who has none and is used at any time. */
const isStep = ({ script: { order }, characters }: Rules, label: string): boolean =>
  Object.values(order).some(({ first, other }) => [...first, ...other].some((row) => row.label === label)) ||
  Object.values(characters).some(({ names }) => names.sheet === label || names.published === label)

export const step = (table: Table, action: ScenarioAction): void => {
  const label = action.step ?? ''
  if (!isStep(table.rules, label)) throw new Error(`no step is called ${label}`)
  const all = nightSteps(table.rules, gameOf(table)).filter(({ row }) => isRowOf(row.label, label))
  const found = all.find(({ due }) => due) ?? all[0]
  if (gameOf(table).phase.kind === 'day' || !found) {
    const named = bmrCharacters.find(({ names, day }) => names.sheet === action.step && day)
    if (named && gameOf(table).seats.some(({ abilities }) => abilities.some(({ character }) => character === named.id)))
      actor(table, { ...action, actor: named.id })
    return
  }
  passUntil(table, found.index)
  if (!found.due && !found.row.fixed && !found.night?.offersDayAbility && !action.anyway) return // there is nothing to run
  const points = action.st_points_to?.map((name) => seatNamed(gameOf(table), name))
  if (found.seat && found.row.row.startsWith('lunatic') && points)
    send(table, { type: 'setSecret', seat: found.seat.id, ability: 'lunatic', key: 'minions', seats: points })
  if (found.seat && found.row.row.startsWith('lunatic') && action.st_shows)
    send(table, { type: 'setBluffs', for: found.seat.id, characters: action.st_shows.map(idOf) })
  const whole = found.row.fixed || found.night?.wakes !== undefined || asksNothing(found)
  send(table, { type: whole ? 'takeStep' : 'runUpkeep', step: found.id, ...words(table, action) }, action)
}

export const gain = (table: Table, ability: string, action: ScenarioAction): void => {
  const found = nightSteps(table.rules, gameOf(table)).find(({ row, night }) => row.fixed === 'travellers' && night)
  if (!found) return
  passUntil(table, found.index)
  send(table, { type: 'takeStep', step: found.id, character: idOf(ability) }, action)
}

export const actor = (table: Table, action: ScenarioAction): void => {
  const game = gameOf(table)
  const named = game.seats.find(({ player }) => player === action.actor)
  const id = named ? undefined : idOf(action.actor ?? '')
  const seat =
    named ??
    game.seats.find(({ character, alive }) => character === id && alive) ??
    game.seats.find(({ character }) => character === id) ??
    game.seats.find(({ abilities }) => abilities.some(({ character }) => character === id))
  if (!seat) throw new Error(`nobody is the ${action.actor}`)
  if (action.gains) return gain(table, action.gains, action)
  const found = stepOf(table, seat, action)
  if (game.phase.kind === 'day' || action.swap || action.force || usedAnyTime(table, seat, action, found))
    return useByDay(table, seat, action)
  if (!found) {
    note(table, ['step_not_due'])
    return
  }
  passUntil(table, found.index)
  const guessed = action.choose_character ?? action.guess
  send(
    table,
    {
      type: 'takeStep',
      step: found.id,
      ...(action.pass ? { pass: true } : { targets: (action.choose ?? []).map((name) => seatNamed(game, name)) }),
      ...(guessed ? { character: idOf(guessed) } : {}),
      ...words(table, action),
    },
    action,
  )
  const report = openSteps(table.rules, gameOf(table)).find(({ row, seat: owner }) => row.row === 'lunatic.report' && owner?.id === seat.id)
  if (report) send(table, { type: 'skipStep', step: report.id, ...words(table, action) })
}

/** The step this action is about: one that asks if something is chosen, else any that is due. */
const stepOf = (table: Table, seat: Seat, { choose, choose_character, guess, pass }: ScenarioAction): Step | undefined => {
  const game = gameOf(table)
  const mine = nightSteps(table.rules, game).filter((one) => one.seat?.id === seat.id && one.night)
  const asking = mine.filter(({ night }) => night?.asks)
  const best = (steps: readonly Step[]) => steps.find((one) => one.due && !game.night.steps[one.id]) ?? steps.find(({ due }) => due)
  return (choose ?? choose_character ?? guess ?? pass) ? (best(asking) ?? asking.at(-1) ?? mine[0]) : (best(mine) ?? mine[0])
}

/** By night too: the Tinker where the sheet has no row for it, the Moonchild's choice. */
const usedAnyTime = (table: Table, { abilities }: Seat, action: ScenarioAction, found: Step | undefined): boolean => {
  const day = abilities.map(({ character }) => table.rules.characters[character]?.day).find((one) => one !== undefined)
  return day !== undefined && (action.choose ? day.asks === 'target' : !found && day.asks === 'nothing')
}
