import { append, newJournal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import { answerOpen } from './answers'
import { dayAction } from './dayActs'
import { fixtureEvents } from './fixture'
import { byHand, correct } from './hand'
import { idOf } from './names'
import { actor, gain, passUntil, step } from './nightActs'
import type { Scenario, ScenarioAction, ScenarioPlayer } from './scenario'
import { gameOf, look, send } from './table'
import type { Table } from './table'
import { words } from './words'

export { gameOf }

export const openTable = (rules: Rules, scenario: Scenario, order: Game['order'] = 'sheet'): Table => {
  const journal = newJournal(rules.script.id)
  append(journal, 0, { type: 'writeNote', seat: 's1' as SeatId, note: '' }, fixtureEvents(rules, scenario, order))
  const table: Table = {
    scenario,
    rules,
    journal,
    errors: [],
    warnings: [],
    prompts: new Set(),
    prompted: new Set(),
    waiting: new Map(),
    acted: [],
    steps: [],
  }
  look(table)
  if (scenario.state.apprentice_will_gain) gain(table, scenario.state.apprentice_will_gain, {})
  return table
}

export const act = (table: Table, action: ScenarioAction): void => {
  table.prompted.clear()
  const known = new Set(table.journal.entries.keys())
  if (action.night !== undefined) goTo(table, 'night', action.night)
  else if (action.day !== undefined) goTo(table, 'day', action.day, action)
  answerOpen(table, action)
  if (action.corrects) correct(table, action)
  else if (action.hand) byHand(table, action)
  else if (action.event) event(table, action)
  else if (action.step) step(table, action)
  else if (action.actor) actor(table, action)
  else dayAction(table, action)
  if (action.end_nominations) send(table, { type: 'closeNominations', ...words(table, action) }, action)
  answerOpen(table, action)
  table.acted.push([...table.journal.entries.keys()].filter((id) => !known.has(id)))
}

/** Dawns and dusks in between are implied; steps passed over do what they do by themselves. */
const goTo = (table: Table, kind: 'night' | 'day', number: number, action: ScenarioAction = {}): void => {
  for (let guard = 0; guard < 60; guard++) {
    const { phase } = gameOf(table)
    if (phase.kind === kind && phase.number === number) return
    if (phase.kind === 'night') dawn(table, phase.number === number ? action : {})
    else send(table, { type: 'dusk' })
  }
}

const dawn = (table: Table, action: ScenarioAction): void => {
  passUntil(table, Infinity)
  send(table, { type: 'dawn', ...words(table, action) })
}

const event = (table: Table, action: ScenarioAction): void => {
  switch (action.event) {
    case 'end_nominations':
      send(table, { type: 'closeNominations', ...words(table, action) }, action)
      return
    case 'end_without_execution':
      send(table, { type: 'endWithoutExecution' }, action)
      return
    case 'traveller_joins':
      for (const who of [action.who ?? []].flat()) join(table, action, who)
      return
    // Usually written in the phase that begins; in the phase that ends it means the same.
    case 'dawn':
      if (action.night !== undefined) dawn(table, action)
      return
    case 'dusk':
      if (action.day !== undefined) send(table, { type: 'dusk' })
      return
    default: // list_steps and check_win only look
  }
}

/** At the place the scenario gives, as far as the others are there. */
const join = (table: Table, action: ScenarioAction, who: string | ScenarioPlayer): void => {
  const { players = [] } = table.scenario
  const player = typeof who === 'string' ? players.find(({ name }) => name === who) : who
  const here = new Set(gameOf(table).seats.map((seat) => seat.player))
  const place = players.findIndex(({ name }) => name === player?.name)
  const at =
    place < 0
      ? typeof who === 'string'
        ? undefined
        : who.seat && who.seat - 1
      : players.slice(0, place).filter(({ name }) => here.has(name)).length
  send(
    table,
    {
      type: 'join',
      ...(at === undefined ? {} : { at }),
      plan: player
        ? { player: player.name, character: idOf(player.character), ...(player.alignment ? { alignment: player.alignment } : {}) }
        : { player: String(who) },
    },
    action,
  )
}
