import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { disputes, moreFiles, otherFiles, ownFiles, readScenarios, runScenario } from './runner'
import type { Expectation, Scenario } from './scenario'

/** DEATH-11: the order of chairs decides nothing, so every scenario ends the same at a table that is mirrored or turned. */

const disputed = new Set(disputes().map(({ id }) => id))

type Players = NonNullable<Scenario['players']>

const turns: Readonly<Record<string, (players: Players) => Players>> = {
  mirrored: (players) => [...players].reverse(),
  turned: (players) => [...players.slice(3), ...players.slice(0, 3)],
}

/** Who sits where is said of the chairs themselves. */
const unseated = ({ seat_order: _, ...expected }: Expectation): Expectation => expected

const turned = (scenario: Scenario, turn: (players: Players) => Players): Scenario => {
  const { players = [], actions = [], variant_official: _, ...rest } = scenario
  return {
    ...rest,
    players: turn(players).map((player, at) => ({ ...player, seat: at + 1 })),
    actions: actions.map((action) => (action.expect ? { ...action, expect: unseated(action.expect) } : action)),
    expect: unseated(rest.expect),
  }
}

/** The first hands of a number are those of the nearest chairs. */
const countsFromTheChair = ({ actions = [], expect: { vote_tokens_spent: spent } }: Scenario) =>
  spent !== undefined && actions.some(({ votes, support }) => votes !== undefined || support !== undefined)

const saysMoreThanSeats = ({ expect: expected, actions = [] }: Scenario) =>
  [expected, ...actions.map((action) => action.expect ?? {})].some((one) => Object.keys(unseated(one)).length)

const played = (file: string): readonly Scenario[] =>
  readScenarios(file).filter(
    (scenario) =>
      scenario.state.phase !== 'setup' && !disputed.has(scenario.id) && saysMoreThanSeats(scenario) && !countsFromTheChair(scenario),
  )

describe.each([...ownFiles, ...moreFiles, ...otherFiles])('%s', (file) => {
  it.each(Object.keys(turns))('ends the same at a table that is %s', (how) => {
    const all = played(file)
    expect(all.length, basename(file)).toBeGreaterThan(0)
    expect(all.flatMap((one) => runScenario(turned(one, turns[how]!)).map((miss) => ({ id: one.id, ...miss })))).toEqual([])
  })
})
