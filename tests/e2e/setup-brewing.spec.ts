import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lift } from './dayTable.ts'
import { button, pasteNames } from './setupTable.ts'
import { standsStill } from './still.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const names = ['Ana', 'Bo', 'Cyr', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo']

/** A picture of this moment, where somebody wants to look: LOOK=folder. */
const look = async (page: Page, name: string) => {
  await standsStill(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}-${page.viewportSize()?.width}.png` })
}
const pick = (page: Page, ...all: readonly string[]) =>
  all.reduce((before, name) => before.then(() => button(page, new RegExp(`^${name}, `)).tap()), Promise.resolve())

test('Trouble Brewing is set up with its Drunk, its Baron and its red herring @sizes', async ({ page }) => {
  await page.goto('./#/setup')
  await page.locator('[data-act="choose-script"]').tap()
  await page.locator('[data-script="trouble-brewing"]').tap()
  await expect(page.locator('[data-act="choose-script"]')).toContainText('Trouble Brewing')
  await pasteNames(page, names)
  await button(page, 'Choose characters').tap()
  await pick(page, 'Drunk', 'Baron', 'Fortune Teller', 'Imp')
  await look(page, 'tb-1-half')
  await button(page, 'Draw the other 6').tap()
  await expect(page.getByText('The Drunk believes')).toBeVisible()
  await look(page, 'tb-2-bag')
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^At random/).tap()
  await look(page, 'tb-3-deal')
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await expect(page.getByText('Fortune Teller: red herring')).toBeVisible()
  await button(page, 'Change: The Drunk believes').tap()
  await look(page, 'tb-4-belief')
  const options = page.locator('dialog .option b')
  const believed = await options.first().textContent()
  await page.locator('dialog .option').first().tap()
  await expect(page.getByText('The Drunk believes').locator('..')).toContainText(believed ?? '?')
  await look(page, 'tb-5-secrets')
  await button(page, 'Begin the first night').tap()
  await lift(page)
  await expect(page.locator('[data-seat][aria-label*="Drunk"]').first()).toBeVisible()
})

test('a script of anybody: what the rules leave open is a choice, and what is missing is asked @sizes', async ({ page }) => {
  const script = [
    { id: '_meta', name: 'Loose ends' },
    ...[
      'villageidiot',
      'huntsman',
      'alchemist',
      'noble',
      'chef',
      'empath',
      'monk',
      'damsel',
      'saint',
      'xaan',
      'spy',
      'vortox',
      'marionette',
    ],
    { id: 'lamp', name: 'Lamplighter', ability: 'Lights a lamp.', firstNight: 4 },
  ]
  await page.goto('./#/scripts')
  await page.locator('#script-pasted').fill(JSON.stringify(script))
  await page.locator('[data-act="script-text"]').tap()
  await page.locator('[data-act="play-script"]').tap()
  await pasteNames(page, names.slice(0, 8))
  await button(page, 'Choose characters').tap()
  await expect(page.getByText('doesn’t say which team the Lamplighter is of')).toBeVisible()
  await page.locator('[data-team="outsider"]').tap()
  await expect(page.getByText('doesn’t say which team')).toHaveCount(0)
  await pick(page, 'Xaan', 'Alchemist', 'Village Idiot')
  await expect(page.getByText('sets the number of Outsiders: choose it')).toBeVisible()
  await look(page, 'own-1-choices')
  await button(page, 'One Village Idiot more').tap()
  await button(page, /^Draw the other/).tap()
  await look(page, 'own-2-bag')
  await page.getByRole('button', { name: 'Deal', exact: true }).last().tap()
  await button(page, /^At random/).tap()
  await page.getByRole('button', { name: 'Bluffs & secrets', exact: true }).last().tap()
  await expect(page.getByText('Alchemist: a Minion')).toBeVisible()
  await look(page, 'own-3-secrets')
  await button(page, 'Begin the first night').tap()
  await lift(page)
  await expect(page.locator('[data-seat][aria-label*="Village Idiot"]')).toHaveCount(2)
})
