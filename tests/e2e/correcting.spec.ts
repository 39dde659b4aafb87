import type { Page } from '@playwright/test'
import type { PlainCommand } from '@/core/journal/command'
import { seatId, stepId } from '@/core/model/ids'
import { lift, skipToDawn } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { openGame, played } from './games.ts'

const CAST = {
  Ana: 'po',
  Bo: 'gambler',
  Cyr: 'courtier',
  Dee: 'pacifist',
  Eli: 'tealady',
  Fay: 'minstrel',
  Gus: 'innkeeper',
  Sam: 'sailor',
}
const players = Object.keys(CAST)
const at = (player: string) => seatId(`s${players.indexOf(player) + 1}`)

/** The Po has killed Bo; it is morning, and two have been nominated. */
const morning = () =>
  played([
    ...Object.entries(CAST).map(([player, character]): PlainCommand => ({ type: 'addSeat', plan: { player, character } })),
    { type: 'begin' },
    { type: 'dawn' },
    { type: 'dusk' },
    { type: 'takeStep', step: stepId('po:s1'), targets: [at('Bo')] },
    { type: 'dawn' },
    { type: 'nominate', by: at('Cyr'), nominee: at('Dee') },
    { type: 'vote', nomination: 0, votes: [at('Cyr'), at('Eli')], counted: true },
    { type: 'nominate', by: at('Eli'), nominee: at('Fay') },
    { type: 'vote', nomination: 1, votes: [at('Cyr')], counted: true },
  ])

const sheet = (page: Page) => page.locator('[data-part="correct"]')
const line = (page: Page, words: string) => page.getByRole('button', { name: `Correct this: ${words}` })
const openTimeline = async (page: Page) => {
  await page.locator('[data-act="timeline"]:visible').first().tap()
  await page.locator('[data-entry]').first().waitFor()
}

test('“Wait, I pointed at Eli”, said in the morning after two nominations @sizes', async ({ page }) => {
  await openGame(page, morning())
  await lift(page)
  await openTimeline(page)
  await line(page, 'Ana the Po chose Bo.').tap()
  await expect(sheet(page)).toContainText('Night 2')
  await expect(sheet(page)).toContainText('Nothing is changed yet.')
  await expect(page.locator('[data-act="apply-correction"]')).toBeDisabled()

  await sheet(page)
    .locator(`[data-seat="${at('Eli')}"]`)
    .tap()
  await expect(page.locator('[data-part="different"]')).toContainText('Bo lives now.')
  await expect(page.locator('[data-part="different"]')).toContainText('Eli is dead now.')
  await expect(page.locator('[data-part="wrongly"]')).toContainText('Dawn 2: you said “Died: Bo.” Say now: “Died: Eli.”')
  // Eli was dead when nominating: the record asks at its place.
  const later = page.locator('[data-part="later"]')
  await expect(later).toContainText('This no longer fits: the nomination of Fay.')
  await later.getByRole('button', { name: 'Keep it anyway' }).first().tap()
  for (const size of await page.locator('[data-part="correct"] button:visible').all()) {
    const box = await size.boundingBox()
    if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43)
  }
  await page.locator('[data-act="apply-correction"]').tap()

  await expect(page.locator('[data-part="say-now"]')).toContainText('Say now: “Died: Eli.”')
  await page.locator('[data-act="said"]').tap()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('[data-entry]').filter({ hasText: 'Ana the Po chose Eli.' })).toBeVisible()
  await expect(page.locator('[data-entry]').filter({ hasText: 'Cyr nominated Dee.' })).toHaveCount(1)
  await expect(page.locator('[data-entry]').filter({ hasText: 'Eli nominated Fay.' })).toHaveCount(1)

  await page.locator('[data-act="undo"]:visible').first().tap()
  await expect(page.locator('[data-entry]').filter({ hasText: 'Ana the Po chose Bo.' })).toHaveCount(1)
})

test('a nomination of today is corrected from the day’s list', async ({ page }) => {
  await openGame(page, morning())
  await lift(page)
  await page
    .locator('.nomination')
    .filter({ has: page.locator(`[data-nominee="${at('Fay')}"]`) })
    .locator('[data-act="correct-this"]')
    .tap()
  await sheet(page).locator('[data-field="nominee"]').tap()
  await sheet(page)
    .locator(`[data-seat="${at('Gus')}"]`)
    .tap()
  await page.locator('[data-act="apply-correction"]').tap()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator(`[data-nominee="${at('Gus')}"]`)).toBeVisible()
  await expect(page.locator(`[data-nominee="${at('Fay')}"]`)).toHaveCount(0)
})

test('a choice of an earlier night is corrected from its sentence in the story', async ({ page }) => {
  const id = await openGame(page, morning())
  await page.goto(`./#/story/${id}`)
  await page.locator('[data-act="show-secrets"]').tap()
  await line(page, 'Ana the Po chose Bo: Bo died.').tap()
  await sheet(page)
    .locator(`[data-seat="${at('Gus')}"]`)
    .tap()
  await expect(page.locator('[data-part="different"]')).toContainText('Gus is dead now.')
  await page.locator('[data-act="apply-correction"]').tap()
  await page.locator('[data-act="said"]').tap()
  await expect(page.locator('.chapter')).toContainText(['Night 2', 'Day 2'])
  await expect(page.locator('.chapter', { hasText: 'Night 2' })).toContainText('Ana the Po chose Gus: Gus died.')
})

test('DEATH-10: at dawn nothing is said of who died and came back, or both; either is corrected from its line', async ({ page }) => {
  await openGame(
    page,
    played([
      ...Object.entries(CAST).map(([player, character]): PlainCommand => ({ type: 'addSeat', plan: { player, character } })),
      { type: 'begin' },
      { type: 'dawn' },
      { type: 'dusk' },
      { type: 'kill', seat: at('Bo'), cause: 'storyteller' },
      { type: 'revive', seat: at('Bo') },
    ]),
  )
  await lift(page)
  await skipToDawn(page)
  const died = page.locator('[data-dawn="died"]')
  const begin = page.locator('[data-act="begin-day"]')
  // The town may look on: neither the question nor the last step is in sight.
  await expect(died).toContainText('Nobody died')
  await expect(page.getByText('What does the town hear?')).toBeHidden()
  expect(await page.locator('.bar').evaluate((bar) => (bar as HTMLElement).innerText)).toContain('Undo')
  await expect(page.locator('.bar .tool__words').first()).toHaveCSS('font-size', '0px')
  await page.locator('[data-part="dawn-says"] summary').tap()
  await page.locator('[data-question="dawn_says"] [data-answer="both"]').tap()
  await expect(died).toContainText('Bo')
  await page.locator('[data-question="dawn_says"] [data-answer="nothing"]').tap()
  await expect(died).toContainText('Nobody died')
  await begin.tap()

  const nothing = 'At dawn the town heard nothing of Bo, who died and came back in one night.'
  const both = 'At dawn the town heard of Bo: died, and alive again in the same night.'
  await openTimeline(page)
  for (const [was, answer, is] of [
    [nothing, 'both', both],
    [both, 'nothing', nothing],
  ] as const) {
    await line(page, was).tap()
    await sheet(page).locator(`[data-answer="${answer}"]`).tap()
    await page.locator('[data-act="apply-correction"]').tap()
    const sayNow = page.locator('[data-act="said"]')
    if (await sayNow.isVisible()) await sayNow.tap()
    await expect(line(page, is)).toBeVisible()
  }
})
