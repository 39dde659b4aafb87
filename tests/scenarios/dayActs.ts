import type { SeatId } from '@/core/model/ids'
import type { Seat } from '@/core/model/seat'
import { voteOrder, voteRefusal } from '@/core/rules/votes'
import { seatNamed } from './names'
import type { ScenarioAction } from './scenario'
import { gameOf, send } from './table'
import type { Table } from './table'
import { words } from './words'

export const useByDay = (table: Table, seat: Seat, action: ScenarioAction): void => {
  const game = gameOf(table)
  if (action.st_decides?.kill === false) return
  const byDay = seat.abilities.find(({ way, character }) => way === 'believed' && table.rules.characters[character]?.day)
  const ability = (seat.abilities.find(({ way }) => way === 'gained') ?? byDay)?.character ?? seat.character ?? ''
  send(
    table,
    {
      type: 'useAbility',
      seat: seat.id,
      ability,
      targets: (action.choose ?? []).map((name) => seatNamed(game, name)),
      ...(action.statement_true === undefined ? {} : { truth: action.statement_true }),
      ...(action.force ? { verdict: action.force } : {}),
      ...(action.on ? { on: seatNamed(game, action.on) } : {}),
      ...(action.swap ? { swaps: action.swap.map(([a, b]) => [seatNamed(game, a), seatNamed(game, b)] as const) } : {}),
      ...words(table, action),
    },
    action,
  )
}

export const dayAction = (table: Table, action: ScenarioAction): void => {
  const game = gameOf(table)
  const at = (name: string) => seatNamed(game, name)
  if (action.gives_vote) giveVote(table, action, at(action.gives_vote))
  if (action.red_herring) layHerring(table, action, at(action.red_herring))
  if (action.execute) send(table, { type: 'execute', seat: at(action.execute), ...words(table, action) }, action)
  if (action.exile) send(table, { type: 'exile', seat: at(action.exile), ...words(table, action) }, action)
  if (action.nominate)
    nominate(table, action, action.nominate, !action.by || /^(st|storyteller)$/i.test(action.by) ? 'storyteller' : at(action.by))
  for (const name of action.st_nominates ?? []) nominate(table, action, name, 'storyteller')
  if (action.exile_call) {
    if (send(table, { type: 'callExile', nominee: at(action.exile_call) }, action).kind !== 'done') return
    const hands = action.supporters?.map(at) ?? voteOrder(game, at(action.exile_call)).slice(0, action.support ?? 0)
    send(
      table,
      { type: 'vote', nomination: gameOf(table).day.nominations.length - 1, votes: hands, counted: true, ...words(table, action) },
      action,
    )
  }
}

const holderOf = (table: Table, ability: string): Seat => {
  const found = gameOf(table).seats.find(({ character }) => character === ability)
  if (!found) throw new Error(`nobody is the ${ability}`)
  return found
}

const giveVote = (table: Table, action: ScenarioAction, giver: SeatId): void => {
  const seat = holderOf(table, 'beggar')
  send(table, { type: 'useAbility', seat: seat.id, ability: 'beggar', targets: [giver], ...words(table, action) }, action)
}

const layHerring = (table: Table, action: ScenarioAction, on: SeatId): void => {
  const seat = holderOf(table, 'fortuneteller')
  send(table, { type: 'setSecret', seat: seat.id, ability: 'fortuneteller', key: 'redHerring', seats: [on] }, action)
}

const nominate = (table: Table, action: ScenarioAction, name: string, by: SeatId | 'storyteller'): void => {
  const said = table.scenario.script ? words(table, action) : {}
  if (send(table, { type: 'nominate', by, nominee: seatNamed(gameOf(table), name), ...said }, action).kind !== 'done') return
  const game = gameOf(table)
  // The nomination itself has executed somebody.
  if (game.day.executions.length && !action.anyway) return
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
