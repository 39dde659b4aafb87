import { fixtureEvents } from '../scenarios/fixture'
import { ownFiles, readScenarios, rules } from '../scenarios/runner'
import { isDayScenario, missesByDay, playDay } from './dayScenario.ts'
import { expect, test } from './fixtures.ts'
import { importGame, situationFile } from './nightFile.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const scenarios = ownFiles.flatMap(readScenarios).filter(isDayScenario)
const topics = [...new Set(scenarios.map(({ topic }) => topic))]

test('days of the scenario file can be played by touch', () => {
  expect(topics).toContain('day-and-travellers')
  expect(scenarios.length).toBeGreaterThanOrEqual(20)
})

for (const topic of topics) {
  const part = scenarios.filter((each) => each.topic === topic)
  test(`${topic}: ${part.map(({ id }) => id).join(' ')}`, async ({ page }) => {
    test.setTimeout(part.length * 40_000)
    page.setDefaultTimeout(6_000)
    for (const scenario of part)
      await test.step(`${scenario.id} ${scenario.title}`, async () => {
        await importGame(page, situationFile(scenario.id, fixtureEvents(rules, scenario)))
        await page.locator('[data-act=nominate]').first().waitFor()
        const seen = await playDay(page, scenario)
        expect.soft(await missesByDay(page, scenario, seen, scenario.expect), `${scenario.id} ${scenario.title}`).toEqual([])
      })
  })
}
