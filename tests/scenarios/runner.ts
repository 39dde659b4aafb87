import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Game } from '@/core/model/game'
import type { Rules } from '@/core/model/script'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { rulesFor as troubleBrewing } from '@/scripts/trouble-brewing'
import { misses } from './check'
import type { Miss } from './check'
import { act, openTable } from './play'
import type { Expectation, Scenario } from './scenario'
import { setupMisses } from './setup'
import { shapeMisses } from './shape'
import { strangers } from './strangers'
import { allWords } from '../words'

const here = dirname(fileURLToPath(import.meta.url))

export const ownFiles: readonly string[] = [join(here, 'scenarios.yaml')]

/** The other editions. */
export const otherFiles: readonly string[] = ['tb-scenarios', 'tb-more', 'tb-flows', 'tb-traps'].map((name) => join(here, `${name}.yaml`))

/** Read from the rules, section by section. */
export const moreFiles: readonly string[] = ['more', 'chains', 'open', 'both-sides', 'hand', 'corrections', 'kinds', 'sentences'].map(
  (name) => join(here, `${name}.yaml`),
)

export const rules = rulesFor(allWords)

const editions: Readonly<Record<string, Rules>> = { tb: troubleBrewing(allWords) }

export const rulesOf = (scenario: Scenario): Rules => editions[scenario?.script ?? ''] ?? rules

interface ScenarioFile {
  readonly meta?: { readonly script?: string }
  readonly scenarios?: readonly Scenario[]
}

export const readScenarios = (file: string): readonly Scenario[] => {
  const data = parse(readFileSync(file, 'utf8')) as ScenarioFile | readonly Scenario[] | null
  const list = Array.isArray(data) ? (data as readonly Scenario[]) : (data as ScenarioFile | null)?.scenarios
  if (!Array.isArray(list)) throw new Error('a file of scenarios is a list, or has one under `scenarios`')
  const script = Array.isArray(data) ? undefined : (data as ScenarioFile).meta?.script
  if (script !== undefined && script !== 'bmr' && !(script in editions)) throw new Error(`there is no edition called ${script}`)
  return script === undefined || script === 'bmr' ? list : list.map((scenario) => ({ script, ...scenario }))
}

export interface Dispute {
  readonly id: string
  readonly argument: string
}

export const disputes = (): readonly Dispute[] =>
  (parse(readFileSync(join(here, 'disputed.yaml'), 'utf8')) as readonly Dispute[] | null) ?? []

/** Plays one scenario; an exception is a miss like any other. */
export const runScenario = (scenario: Scenario, order: Game['order'] = 'sheet'): readonly Miss[] => {
  const strange = shapeMisses(rulesOf(scenario), scenario)
  if (strange.length) return strange
  try {
    const absent = strangers(scenario)
    if (absent.length) return absent
    if (scenario.state.phase === 'setup') return setupMisses(rulesOf(scenario), scenario)
    const table = openTable(rulesOf(scenario), scenario, order)
    const found: Miss[] = []
    for (const action of scenario.actions ?? []) {
      act(table, action)
      // What an action expects on its way is said for the sheet's order.
      if (action.expect && order === 'sheet') found.push(...misses({ ...table, prompts: table.prompted }, action.expect, scenario))
    }
    const { reason: _, ...variant } = scenario.variant_official ?? {}
    const expect: Expectation | undefined = order === 'published' ? variant : scenario.expect
    return [...found, ...misses(table, expect ?? {}, scenario)]
  } catch (error) {
    return [{ key: 'exception', expected: 'none', got: reasonOf(error) }]
  }
}

/** What went wrong and where, in one line. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [
        error.message,
        error.stack
          ?.split('\n')
          .find((line) => line.includes(' at '))
          ?.trim(),
      ]
        .filter(Boolean)
        .join(' ')
    : String(error)
