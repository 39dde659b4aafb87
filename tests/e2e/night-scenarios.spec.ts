import { fixtureEvents } from '../scenarios/fixture'
import { ownFiles, readScenarios, rules } from '../scenarios/runner'
import { expect, test } from './fixtures.ts'
import { importGame, situationFile } from './nightFile.ts'
import { isNightScenario, misses, playScenario } from './nightScenario.ts'
import { nightTable } from './nightTable.ts'

// Whole games in half the time; other specs look at the same screens while they move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const playable = ownFiles.flatMap(readScenarios).filter(isNightScenario)
const topics = [...new Set(playable.map(({ topic }) => topic))]

/** Evenly from each topic, as many as the time of every day allows; `EVERY_SCENARIO=1` plays them all. */
const PER_TOPIC = process.env.EVERY_SCENARIO ? Infinity : 8
const pages = topics.map((topic) => {
  const all = playable.filter((each) => each.topic === topic)
  const every = Math.max(1, all.length / PER_TOPIC)
  return { topic, part: all.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every)) }
})

test('enough of the scenario file can be played by touch', () => {
  expect(pages.flatMap(({ part }) => part).length).toBeGreaterThanOrEqual(40)
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
