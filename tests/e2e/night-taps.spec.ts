import type { Command } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable, type NightTable } from './nightTable.ts'

const cast = [
  'sailor',
  'innkeeper',
  'courtier',
  'grandmother',
  'chambermaid',
  'tealady',
  'pacifist',
  'goon',
  'tinker',
  'godfather',
  'mastermind',
  'pukka',
]
const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit', 'Lou']
const commands: readonly Command[] = [
  ...cast.map((character, i): Command => ({ type: 'addSeat', plan: { player: names[i] ?? '', character } })),
  { type: 'setBluffs', for: 'demon', characters: ['exorcist', 'fool', 'gossip'] },
  { type: 'setSecret', seat: seatId('s4'), ability: 'grandmother', key: 'grandchild', seats: [seatId('s7')] },
  { type: 'begin' },
]

/** Who is pointed at, night by night; whoever is not listed makes no choice. */
const choices: readonly Readonly<Record<string, readonly string[]>>[] = [
  { sailor: ['s7'], pukka: ['s7'], chambermaid: ['s1', 's2'] },
  { sailor: ['s10'], innkeeper: ['s1', 's8'], pukka: ['s6'], chambermaid: ['s1', 's12'] },
  { sailor: ['s2'], innkeeper: ['s5', 's9'], pukka: ['s9'], chambermaid: ['s2', 's10'] },
  { sailor: ['s5'], innkeeper: ['s2', 's3'], pukka: ['s2'], chambermaid: ['s1', 's8'] },
]

/** One night by touch: everything that is prompted is done, every card is shown. Returns the steps taken. */
const playNight = async (table: NightTable, night: number): Promise<readonly string[]> => {
  const steps: string[] = []
  for (let guard = 0; guard < 40; guard++) {
    const now = await table.see()
    if (now.dawn) {
      table.of('dawn')
      await table.tap('[data-act=begin-day]')
      return [...steps, 'dawn']
    }
    const { step } = now
    if (step === undefined) {
      await table.tap('[data-act=answer-later]')
      continue
    }
    const row = step.split(':')[0] ?? step
    table.of(row)
    steps.push(row)
    for (const seat of choices[night - 1]?.[row] ?? []) await table.seat(seat)
    if (row === 'courtier' && night === 2) await table.character('mastermind')
    if ((await table.page.locator('[data-act=pass]').count()) && !(row === 'courtier' && night === 2)) await table.tap('[data-act=pass]')
    else await table.done()
    await expect
      .poll(async () => {
        const after = await table.see()
        return after.step !== step || after.card !== undefined || after.errand
      })
      .toBe(true)
    await table.showCards()
  }
  throw new Error('the night did not end')
}

const sleepThroughTheDay = async ({ page }: NightTable) => {
  await page.locator('[data-act=end-day]').tap()
  await page.locator('[data-act=do-it]').tap()
  const said = page.locator('[data-act=said]')
  if (await said.count()) await said.first().tap()
  await page.locator('[data-act=dusk]').tap()
  await page.locator('[data-step]').waitFor()
}

test('four nights of twelve players in at most 72 taps', async ({ page }) => {
  test.setTimeout(240_000)
  await importGame(page, gameFile('Four nights', commands))
  const table = await nightTable(page)
  await page.locator('[data-step]').waitFor()
  const steps: string[] = []
  for (let night = 1; night <= 4; night++) {
    steps.push(...(await playNight(table, night)))
    if (night < 4) await sleepThroughTheDay(table)
  }
  const taps = table.taps()
  const kinds = [...new Set(steps)]
  console.log(`${steps.length} steps, ${taps.length} taps`)
  for (const kind of kinds)
    console.log(
      `  ${kind.padEnd(14)} ${steps.filter((each) => each === kind).length} times, ${taps.filter((each) => each === kind).length} taps`,
    )
  expect(steps.length).toBeGreaterThanOrEqual(33)
  expect(taps.length).toBeLessThanOrEqual(72)
})
