import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Game } from '@/core/model/game'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { coreWords } from '@/text/en/core'
import { misses } from './check'
import type { Miss } from './check'
import { act, openTable } from './play'
import type { Expectation, Scenario } from './scenario'
import { setupMisses } from './setup'

const here = dirname(fileURLToPath(import.meta.url))

export const ownFiles: readonly string[] = [join(here, 'scenarios.yaml')]

/** Read from the rules, section by section. */
export const moreFiles: readonly string[] = ['more', 'chains', 'open', 'both-sides', 'hand'].map((name) => join(here, `${name}.yaml`))

export const rules = rulesFor(coreWords)

export const readScenarios = (file: string): readonly Scenario[] => {
  const data = parse(readFileSync(file, 'utf8')) as { scenarios?: readonly Scenario[] } | readonly Scenario[] | null
  return Array.isArray(data) ? (data as readonly Scenario[]) : ((data as { scenarios?: readonly Scenario[] } | null)?.scenarios ?? [])
}

export interface Dispute {
  readonly id: string
  readonly argument: string
}

export const disputes = (): readonly Dispute[] =>
  (parse(readFileSync(join(here, 'disputed.yaml'), 'utf8')) as readonly Dispute[] | null) ?? []

/** Plays one scenario; an exception is a miss like any other. */
export const runScenario = (scenario: Scenario, order: Game['order'] = 'sheet'): readonly Miss[] => {
  try {
    if (scenario.state.phase === 'setup') return setupMisses(rules, scenario)
    const table = openTable(rules, scenario, order)
    const found: Miss[] = []
    for (const action of scenario.actions ?? []) {
      act(table, action)
      if (action.expect) found.push(...misses({ ...table, prompts: table.prompted }, action.expect, scenario))
    }
    const { reason: _, ...variant } = scenario.variant_official ?? {}
    const expect: Expectation | undefined = order === 'published' ? variant : scenario.expect
    return [...found, ...misses(table, expect ?? {}, scenario)]
  } catch (error) {
    return [{ key: 'exception', expected: 'none', got: error instanceof Error ? (error.stack ?? error.message) : String(error) }]
  }
}
