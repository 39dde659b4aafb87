import { fixtureEvents } from '../scenarios/fixture'
import { ownFiles, readScenarios, rules } from '../scenarios/runner'
import { expect, test } from './fixtures.ts'
import { importGame, situationFile } from './nightFile.ts'
import { isNightScenario, misses, playScenario } from './nightScenario.ts'
import { nightTable } from './nightTable.ts'

// Whole games in half the time; other specs look at the same screens while they move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const scenarios = ownFiles.flatMap(readScenarios).filter(isNightScenario)
const topics = [...new Set(scenarios.map(({ topic }) => topic))]

test('enough of the scenario file can be played by touch', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(40)
})

const PER_PAGE = 9
const pages = topics.flatMap((topic) => {
  const all = scenarios.filter((each) => each.topic === topic)
  return Array.from({ length: Math.ceil(all.length / PER_PAGE) }, (_, i) => ({ topic, part: all.slice(i * PER_PAGE, (i + 1) * PER_PAGE) }))
})

for (const { topic, part } of pages) {
  test(`${topic}: ${part.map(({ id }) => id).join(' ')}`, async ({ page }) => {
    test.setTimeout(part.length * 40_000)
    page.setDefaultTimeout(6_000)
    const table = await nightTable(page)
    for (const scenario of part)
      await test.step(`${scenario.id} ${scenario.title}`, async () => {
        await importGame(page, situationFile(scenario.id, fixtureEvents(rules, scenario)))
        await page.locator('[data-step], [data-act=begin-day], .interrupt').first().waitFor()
        const before = await table.see()
        const seen = await playScenario(table, scenario)
        expect.soft(misses(scenario, scenario.expect, before, await table.see(), seen), `${scenario.id} ${scenario.title}`).toEqual([])
      })
  })
}
