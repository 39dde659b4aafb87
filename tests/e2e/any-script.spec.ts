import type { Page } from '@playwright/test'
import { expect, storedForOffline, test } from './fixtures.ts'
import { lift, skipToDawn } from './dayTable.ts'
import { button, pasteNames } from './setupTable.ts'
import { standsStill } from './still.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' })

const names = ['Ana', 'Bo', 'Cyr', 'Dee', 'Eli']
const script = JSON.stringify([
  { id: '_meta', name: 'Friday’s Mix', author: 'Ana', bootlegger: ['Nobody whispers.'] },
  ...['clockmaker', 'dreamer', 'sailor', 'widow', 'vortox'],
  { id: 'lamp', name: 'Lamplighter', team: 'townsfolk', ability: 'Each night, {light} a lamp.', otherNight: 40, reminders: ['Lit'] },
])

/** A picture of this moment, where somebody wants to look: LOOK=folder. */
const look = async (page: Page, name: string) => {
  if (!process.env['LOOK']) return
  await standsStill(page)
  await page.screenshot({ path: `${process.env['LOOK']}/${name}-${page.viewportSize()?.width}.png` })
}
const fits = async (page: Page) => {
  await standsStill(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
const seatOf = (page: Page, character: string) => page.locator(`[data-seat][aria-label*="${character}"]`).first()
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
/** A game in a private window, as every one here, begins with notices. They leave the main button free. */
const readsNotices = async (page: Page) => {
  const notices = page.locator('.shelf__notice')
  await notices.filter({ hasText: 'private window' }).waitFor()
  await standsStill(page)
  const { y, height } = await boxOf(page, '.shelf')
  expect(y + height).toBeLessThanOrEqual((await boxOf(page, '[data-act="skip"]:visible')).y)
  await look(page, '5-notices')
  for (let left = await notices.count(); left > 0; left = await notices.count()) {
    await notices.last().locator('.tool').tap()
    await expect(notices).not.toHaveCount(left)
  }
}
/** However far the panel is scrolled, its foot stays where a thumb expects it. */
const footStays = async (page: Page) => {
  await standsStill(page)
  const { y, height } = await boxOf(page, '[data-part="foot"]')
  expect(Math.abs(y + height - page.viewportSize()!.height)).toBeLessThanOrEqual(1)
}
const skipTo = async (page: Page, row: string) => {
  const step = page.locator('[data-step]')
  await step.waitFor()
  for (let now = await step.getAttribute('data-step'); !now?.startsWith(`${row}:`); now = await step.getAttribute('data-step')) {
    await page.locator('[data-act="skip"]:visible').first().tap()
    await expect(step).not.toHaveAttribute('data-step', now ?? '')
  }
}

test('a pasted script is played by touch and offline, from the paste to the end @sizes', async ({ page, context }) => {
  page.setDefaultTimeout(30_000)
  await page.goto('./')
  await storedForOffline(page)
  await context.setOffline(true)
  await look(page, '0-home')

  await page.locator('[data-act="scripts"]').tap()
  await page.locator('#script-pasted').fill(script.slice(0, -9))
  await page.locator('[data-act="script-text"]').tap()
  await expect(page.getByRole('alert').filter({ hasText: /Line 1: / })).toBeVisible()
  await fits(page)
  await look(page, '1-shelf')
  await page.locator('#script-pasted').fill(script)
  await page.locator('[data-act="script-text"]').tap()
  await expect(page.getByRole('heading', { name: 'Friday’s Mix' })).toBeVisible()
  await expect(page.getByText('Each night, {light} a lamp.')).toBeVisible()
  await expect(page.getByText('Nobody whispers.')).toBeVisible()
  await fits(page)
  await look(page, '2-script')

  await page.locator('[data-act="play-script"]').tap()
  await expect(page.locator('[data-act="choose-script"]')).toContainText('Friday’s Mix')
  await look(page, '3-setup')
  await pasteNames(page, names)
  await button(page, 'Choose characters').tap()
  for (const name of ['Clockmaker', 'Dreamer', 'Sailor', 'Widow', 'Vortox']) await button(page, new RegExp(`^${name}, `)).tap()
  await look(page, '4-characters')
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^At random/).tap()
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await look(page, '5-secrets')
  await button(page, 'Begin the first night').tap()
  await lift(page)
  await readsNotices(page)

  // The first night: the Clockmaker is poisoned, and learns a number.
  await skipTo(page, 'widow')
  await seatOf(page, 'Clockmaker').tap()
  await look(page, '6-step')
  await page.locator('[data-token="Poisoned"]').tap()
  await look(page, '7-asked')
  await page.locator('[data-answer="dusk"]').tap()
  await expect(seatOf(page, 'Clockmaker')).toHaveAttribute('aria-label', /poisoned/i)
  await page.locator('[data-act="done"]').tap()
  await skipTo(page, 'clockmaker')
  await page.locator('[data-hand="tell"]').tap()
  await footStays(page)
  await page.locator('[data-tell="words"]').scrollIntoViewIfNeeded()
  await footStays(page)
  await look(page, '8-tell')
  await page.locator('[data-tell="1"]').tap()
  await page.locator('[data-act="done"]').tap()
  await skipToDawn(page)
  await page.locator('[data-act="begin-day"]:visible').tap()
  await page.locator('[data-act="end-day"]').waitFor()
  await page.reload()
  await lift(page)

  // By day the Dreamer is run by hand as well: whom it chose with which character, a protection that is asked about, and what it is told.
  await page.locator('[data-act="by-hand"]').tap()
  await seatOf(page, 'Dreamer').tap()
  await seatOf(page, 'Vortox').tap()
  await page.locator('[data-hand="names"]').tap()
  await look(page, '8-day-names')
  await page.locator('dialog .option', { hasText: 'Widow' }).tap()
  await footStays(page)
  await fits(page)
  await look(page, '8-day-hand')
  await page.locator('[data-act="hand-keep"]').tap()
  await page.locator('[data-act="by-hand"]').tap()
  await seatOf(page, 'Dreamer').tap()
  await seatOf(page, 'Sailor').tap()
  await page.locator('[data-hand="dies"]').tap()
  await page.locator('[data-act="hand-lives"]').tap()
  await page.locator('[data-hand="tell"]').tap()
  await page.locator('[data-tell="no"]').tap()
  await page.locator('[data-act="hand-done"]').tap()

  // A day without an execution. In the second night the Demon meets a Sailor, and then somebody else.
  await page.locator('[data-act="end-day"]').tap()
  await skipTo(page, 'vortox')
  await seatOf(page, 'Sailor').tap()
  await page.locator('[data-hand="dies"]').tap()
  await look(page, '9-protected')
  await page.locator('[data-act="hand-lives"]').tap()
  await seatOf(page, 'Sailor').tap()
  await seatOf(page, 'Dreamer').tap()
  await page.locator('[data-hand="dies"]').tap()
  await expect(seatOf(page, 'Dreamer')).toHaveAttribute('aria-label', /dead|dies|died/i)
  await page.locator('[data-act="done"]').tap()
  await skipToDawn(page)
  await page.locator('[data-act="begin-day"]:visible').tap()

  // The Demon is voted out, and good wins.
  await page.locator('[data-act="nominate"]').tap()
  await seatOf(page, 'Clockmaker').tap()
  await seatOf(page, 'Vortox').tap()
  for (const voter of ['Clockmaker', 'Sailor', 'Widow']) await seatOf(page, voter).tap()
  await page.locator('[data-act="count"]').tap()
  await page.locator('[data-act="end-day"]').tap()
  await page.locator('[data-act="do-it"]').tap()
  await page.locator('[data-end="proposal"]').waitFor()
  await look(page, 'a-end')
  await page.locator('[data-end="proposal"] button').first().tap()

  const id = /#\/game\/([\w-]+)/.exec(page.url())?.[1]
  await page.goto(`./#/story/${id}`)
  await expect(page.getByText(/was told: 1 \(Clockmaker\)/)).toBeVisible()
  await expect(page.getByText(/the Dreamer.* chose .*, naming the Widow/).first()).toBeVisible()
  await expect(page.getByText(/was told: No \(Dreamer\)/)).toBeVisible()
  await expect(page.getByText(/was killed by the Demon|killed/).first()).toBeVisible()
  await look(page, 'b-story')
})
