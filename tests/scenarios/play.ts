import type { Command, CommandExtras } from '@/core/journal/command'
import { append, currentGame, newJournal } from '@/core/journal/journal'
import type { Journal } from '@/core/journal/journal'
import type { Decision } from '@/core/decide/decision'
import { decide } from '@/core/decide/decide'
import type { Rules } from '@/core/model/character'
import type { Answer, Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import { ending } from '@/core/rules/ending'
import { dueSteps, nightSteps, openSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/nightSteps'
import { openQuestions } from '@/core/rules/questions'
import { voteOrder, voteRefusal } from '@/core/rules/votes'
import { fixtureEvents } from './fixture'
import { idOf, seatNamed } from './names'
import type { Scenario, ScenarioAction } from './scenario'

/** A scenario being played through the public core. */
export interface Table {
  readonly scenario: Scenario
  readonly rules: Rules
  readonly journal: Journal
  readonly errors: string[]
  readonly prompts: Set<string>
  /** Tonight's prompted steps, or last night's after dawn. */
  steps: readonly Step[]
  /** The state as the last night ended, so that what it told stays readable. */
  nightEnd: Game | undefined
  announced: string | undefined
}

export const openTable = (rules: Rules, scenario: Scenario, order: Game['order'] = 'sheet'): Table => {
  const journal = newJournal(rules.script.id)
  append(journal, 0, { type: 'writeNote', seat: 's1' as SeatId, note: '' }, fixtureEvents(rules, scenario, order))
  const table: Table = { scenario, rules, journal, errors: [], prompts: new Set(), steps: [], nightEnd: undefined, announced: undefined }
  look(table)
  if (scenario.state.apprentice_will_gain) gain(table, scenario.state.apprentice_will_gain, {})
  return table
}

export const gameOf = (table: Table): Game => currentGame(table.journal)

const look = (table: Table): void => {
  const game = gameOf(table)
  if (game.phase.kind === 'night') { table.steps = dueSteps(table.rules, game); table.nightEnd = game }
  for (const { code } of openQuestions(table.rules, game)) table.prompts.add(code)
  const question = ending(table.rules, game)?.question
  if (question) table.prompts.add(question)
}

/** One command; a refusal is noted and, with `anyway`, forced. */
const send = (table: Table, command: Command, action: ScenarioAction = {}): Decision => {
  let decision = decide(table.rules, gameOf(table), command)
  if (decision.kind === 'refused') {
    note(table, decision.refusals.map(({ code }) => code))
    if (!action.anyway) return decision
    decision = decide(table.rules, gameOf(table), { ...command, anyway: true } as Command)
  }
  if (decision.kind === 'refused') return decision
  for (const { code } of decision.questions) table.prompts.add(code)
  if (decision.kind === 'needs') return decision
  note(table, decision.dropped.map(({ code }) => code))
  append(table.journal, 0, command, decision.events)
  if (decision.announce) table.announced = decision.announce
  look(table)
  return decision
}

const note = (table: Table, codes: readonly string[]): void => { table.errors.push(...new Set(codes)) }

/** Dawns and dusks in between are implied; steps passed over do what they do by themselves. */
const goTo = (table: Table, kind: 'night' | 'day', number: number): void => {
  for (let guard = 0; guard < 60; guard++) {
    const { phase } = gameOf(table)
    if (phase.kind === kind && phase.number === number) return
    if (phase.kind === 'night') { passUntil(table, Infinity); send(table, { type: 'dawn' }) }
    else send(table, { type: 'dusk' })
  }
}

const passUntil = (table: Table, index: number): void => {
  for (let guard = 0; guard < 80; guard++) {
    const next = openSteps(table.rules, gameOf(table)).find((step) => step.index < index && step.row.fixed !== 'dawn')
    if (!next) return
    send(table, { type: 'skipStep', step: next.id, woken: true })
  }
}

export const act = (table: Table, action: ScenarioAction): void => {
  if (action.night !== undefined) goTo(table, 'night', action.night)
  else if (action.day !== undefined) goTo(table, 'day', action.day)
  if (action.event) event(table, action)
  else if (action.step) step(table, action)
  else if (action.actor) actor(table, action)
  else dayAction(table, action)
  if (action.end_nominations) send(table, { type: 'closeNominations', ...extras(table, action) }, action)
}

const extras = (table: Table, { st_decides: word = {}, st_points_to, st_shows }: ScenarioAction): CommandExtras => {
  const game = gameOf(table)
  const who = (value: unknown): Answer => (typeof value === 'string' ? seatNamed(game, value) : value === null ? 'nobody' : (value as Answer))
  const answers: Record<string, Answer> = {}
  for (const [key, value] of Object.entries(word)) answers[key] = who(value)
  if (st_points_to?.[0]) answers['grandparent_learns_grandchild'] = who(st_points_to[0])
  if (st_shows) answers['bluffs'] = st_shows.map(idOf)
  return Object.keys(answers).length ? { answers } : {}
}

const event = (table: Table, action: ScenarioAction): void => {
  switch (action.event) {
    case 'end_nominations': send(table, { type: 'closeNominations', ...extras(table, action) }, action); return
    case 'end_without_execution': send(table, { type: 'endWithoutExecution' }, action); return
    case 'traveller_joins': {
      const { who } = action
      if (!who) return
      const player = typeof who === 'string' ? table.scenario.players?.find(({ name }) => name === who) : who
      send(table, { type: 'join', plan: player ? { player: player.name, character: idOf(player.character), ...(player.alignment ? { alignment: player.alignment } : {}) } : { player: String(who) } }, action)
      return
    }
    default: // dusk and dawn are where the phase already is; list_steps and check_win only look
  }
}

const step = (table: Table, action: ScenarioAction): void => {
  const all = nightSteps(table.rules, gameOf(table)).filter(({ row }) => row.label === action.step)
  const found = all.find(({ due }) => due) ?? all[0]
  if (!found) return
  passUntil(table, found.index)
  const points = action.st_points_to?.map((name) => seatNamed(gameOf(table), name))
  if (found.seat && found.row.row.startsWith('lunatic') && points) send(table, { type: 'setFalseMinions', seat: found.seat.id, seats: points })
  if (found.seat && found.row.row.startsWith('lunatic') && action.st_shows) send(table, { type: 'setBluffs', for: found.seat.id, characters: action.st_shows.map(idOf) })
  const whole = found.row.fixed || found.night?.wakes !== undefined || action.st_points_to || action.st_shows
  send(table, { type: whole ? 'takeStep' : 'runUpkeep', step: found.id, ...extras(table, action) }, action)
}

const gain = (table: Table, ability: string, action: ScenarioAction): void => {
  const step = nightSteps(table.rules, gameOf(table)).find(({ row, night }) => row.fixed === 'travellers' && night)
  if (!step) return
  passUntil(table, step.index)
  send(table, { type: 'takeStep', step: step.id, character: idOf(ability) }, action)
}

const actor = (table: Table, action: ScenarioAction): void => {
  const game = gameOf(table)
  const character = idOf(action.actor ?? '')
  const seat = game.seats.find((one) => one.character === character)
  if (!seat) throw new Error(`nobody is the ${action.actor}`)
  if (action.gains) return gain(table, action.gains, action)
  const targets = (action.choose ?? []).map((name) => seatNamed(game, name))
  if (game.phase.kind === 'day' || action.swap || action.force) {
    const ability = seat.abilities.find(({ gained }) => gained)?.character ?? character
    send(table, {
      type: 'useAbility', seat: seat.id, ability, targets,
      ...(action.statement_true === undefined ? {} : { truth: action.statement_true }), ...(action.force ? { verdict: action.force } : {}),
      ...(action.on ? { on: seatNamed(game, action.on) } : {}), ...(action.swap ? { swaps: action.swap.map(([a, b]) => [seatNamed(game, a), seatNamed(game, b)] as const) } : {}), ...extras(table, action),
    }, action)
    return
  }
  const mine = nightSteps(table.rules, game).filter((one) => one.seat?.id === seat.id && one.night)
  const asking = mine.filter(({ night }) => night?.asks)
  const found = asking.find((one) => one.due && !game.night.steps[one.id]) ?? asking.find(({ due }) => due) ?? asking.at(-1) ?? mine.find(({ due }) => due) ?? mine[0]
  if (!found) { note(table, ['step_not_due']); return }
  passUntil(table, found.index)
  const named = action.choose_character ?? action.guess
  send(table, {
    type: 'takeStep', step: found.id, ...(action.pass ? { pass: true } : { targets }), ...(named ? { character: idOf(named) } : {}), ...extras(table, action),
  }, action)
}

const dayAction = (table: Table, action: ScenarioAction): void => {
  const game = gameOf(table)
  const at = (name: string) => seatNamed(game, name)
  if (action.execute) send(table, { type: 'execute', seat: at(action.execute), ...extras(table, action) }, action)
  if (action.exile) send(table, { type: 'exile', seat: at(action.exile), ...extras(table, action) }, action)
  if (action.nominate) nominate(table, action, action.nominate, action.by ? at(action.by) : 'storyteller')
  for (const name of action.st_nominates ?? []) nominate(table, action, name, 'storyteller')
  if (action.exile_call) {
    if (send(table, { type: 'callExile', nominee: at(action.exile_call) }, action).kind !== 'done') return
    const hands = action.supporters?.map(at) ?? voteOrder(game, at(action.exile_call)).slice(0, action.support ?? 0)
    send(table, { type: 'vote', nomination: gameOf(table).day.nominations.length - 1, votes: hands, counted: true, ...extras(table, action) }, action)
  }
}

const nominate = (table: Table, action: ScenarioAction, name: string, by: SeatId | 'storyteller'): void => {
  if (send(table, { type: 'nominate', by, nominee: seatNamed(gameOf(table), name) }, action).kind !== 'done') return
  const game = gameOf(table)
  const index = game.day.nominations.length - 1
  if (action.votes === undefined && !action.voters) return
  const votes = action.voters?.map((voter) => seatNamed(game, voter)) ?? firstHands(table, index, action.votes ?? 0)
  send(table, { type: 'vote', nomination: index, votes, counted: true }, action)
}

/** The first n living seats clockwise from the nominee's left, then the dead who still have a vote. */
const firstHands = (table: Table, index: number, count: number): readonly SeatId[] => {
  const game = gameOf(table)
  const nomination = game.day.nominations[index]
  if (!nomination) return []
  const order = voteOrder(game, nomination.nominee).flatMap((id) => game.seats.filter((seat) => seat.id === id))
  const may = order.filter((seat) => !voteRefusal(table.rules, game, nomination, seat))
  return [...may.filter(({ looksAlive }) => looksAlive), ...may.filter(({ looksAlive }) => !looksAlive)].slice(0, count).map(({ id }) => id)
}
