import { describe, expect, it } from 'vitest'
import { disputes, moreFiles, ownFiles, readScenarios, runScenario } from './runner'

const disputed = new Set(disputes().map(({ id }) => id))

describe.each([...ownFiles, ...moreFiles])('%s', (file) => {
  const scenarios = readScenarios(file)

  it('holds every scenario', () => expect(scenarios.length).toBeGreaterThanOrEqual(ownFiles.includes(file) ? 229 : 600))

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
