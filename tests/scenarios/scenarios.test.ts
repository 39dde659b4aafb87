import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bmrCharacters } from '@/characters/bmr'
import { tbCharacters } from '@/characters/tb'
import type { Game } from '@/core/model/game'
import { act, openTable } from './play'
import { disputes, moreFiles, otherFiles, ownFiles, readScenarios, rules, rulesOf, runScenario } from './runner'
import type { Expectation, Scenario } from './scenario'

const disputed = new Set(disputes().map(({ id }) => id))
const counts: Readonly<Record<string, number>> = {
  'scenarios.yaml': 229,
  'more.yaml': 884,
  'chains.yaml': 29,
  'open.yaml': 46,
  'both-sides.yaml': 185,
  'hand.yaml': 36,
  'corrections.yaml': 48,
  'kinds.yaml': 131,
  'sentences.yaml': 108,
  'tb-scenarios.yaml': 217,
  'tb-more.yaml': 407,
  'tb-flows.yaml': 41,
  'tb-traps.yaml': 145,
}

const everybody = [...bmrCharacters, ...tbCharacters]
const books = [rules, rulesOf({ script: 'tb' } as Scenario)]
const rowsOf = (order: Game['order']) =>
  books.flatMap(({ script }) => [...script.order[order].first, ...script.order[order].other].map(({ label }) => label))
const stepNames = new Set([...rowsOf('sheet'), ...rowsOf('published'), ...everybody.map(({ names }) => names.sheet)])

/** A code of its own, or one that the engine makes of a character's id. */
const canBeAsked = (code: string): boolean => {
  const [, by = '', what = '', whom = by] = /^([a-z]+?)_(saves|impaired_when_first_chosen|chose)_?([a-z]*)$/.exec(code) ?? []
  const { guards, pretends, reacts } = rules.characters[by] ?? {}
  return (
    books.some(({ words }) => `ask.${code}` in words) ||
    (what === 'saves' && guards?.pardons !== undefined) ||
    (what === 'impaired_when_first_chosen' && reacts?.chosen !== undefined) ||
    (what === 'chose' && pretends === true && rules.characters[whom]?.reacts?.chosen !== undefined)
  )
}

/** A misspelt row or code in a "must not" list would never fail; players and tokens are looked at by the runner. */
const unknownWords = ({ expect: last, actions = [] }: Scenario): readonly string[] =>
  [last, ...actions.map((action) => action.expect ?? {})].flatMap((expected: Expectation) => {
    const list = (...keys: readonly string[]) => keys.flatMap((key) => (expected[key] as readonly string[] | undefined) ?? [])
    return [
      ...list('not_steps', 'not_steps_next_night').filter((label) => !stepNames.has(label)),
      ...list('prompts_absent').filter((code) => !canBeAsked(code)),
    ]
  })

/** The night's steps as far as the scenario leads, by that order. */
const stepsIn = (scenario: Scenario, order: Game['order']): readonly string[] => {
  const table = openTable(rules, scenario, order)
  for (const action of scenario.actions ?? []) act(table, action)
  return table.steps.map(({ row }) => row.label)
}

describe.each([...ownFiles, ...moreFiles, ...otherFiles])('%s', (file) => {
  const scenarios = readScenarios(file)

  it('holds every scenario, each under its own id', () => {
    expect(scenarios).toHaveLength(counts[basename(file)] ?? 0)
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  })

  it('expects nothing to be absent that does not exist', () =>
    expect(scenarios.flatMap((scenario) => unknownWords(scenario).map((name) => `${scenario.id}: ${name}`))).toEqual([]))

  it.each(scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))('%s %s', (id, _title, scenario) => {
    const found = runScenario(scenario)
    if (disputed.has(id)) expect(found, 'a disputed scenario must not pass').not.toEqual([])
    else if (scenario.confidence !== 'low') expect(found).toEqual([])
  })

  it.each(scenarios.filter(({ variant_official }) => variant_official).map((scenario) => [scenario.id, scenario] as const))(
    '%s in the published order',
    (_, scenario) => expect(runScenario(scenario, 'published')).toEqual([]),
  )
})

describe('where a scenario remarks that the orders disagree', () => {
  const remarked = ownFiles.flatMap(readScenarios).flatMap((scenario) => {
    const remark = scenario.expect['order_disagreement'] as string | undefined
    return remark === undefined ? [] : [[scenario.id, remark, scenario] as const]
  })

  it('there are two', () => expect(remarked.map(([id]) => id)).toEqual(['NO-11', 'NO-12']))

  it.each(remarked)('%s, %s, they do', (_, remark, scenario) => {
    const [, early = '', late = ''] = /^official sheet: (.+) before (.+)$/.exec(remark) ?? []
    const [sheet, published] = [stepsIn(scenario, 'sheet'), stepsIn(scenario, 'published')]
    const both = (list: readonly string[]) => list.filter((label) => label === early || label === late)
    expect(both(sheet)).toEqual([late, early])
    expect(both(published)).toEqual([early, late])
  })
})
