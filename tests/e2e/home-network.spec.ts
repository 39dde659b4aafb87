import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { Home } from '../../server/home.ts'
import { axeFinds } from './axe.ts'
import { lift } from './dayTable.ts'
import { builtApp, expect, test as base } from './fixtures.ts'
import { openBrowser, PATIENCE, pinOf, plainOf, playsOn, safeOf, startDemo, startTestHome } from './homeNetwork.ts'
import { smallTargets, tooWide } from './targets.ts'

interface Network {
  readonly home: Home
  /** In a browser that trusts the home's authority. */
  readonly trusting: Page
  /** In one that has never heard of it. */
  readonly stranger: Page
}

const pageOf = async (
  use: (page: Page) => Promise<void>,
  viewport: Page['viewportSize'] extends () => infer V ? V : never,
  trusted?: Home,
) => {
  const browser = await openBrowser(trusted ? { pin: pinOf(trusted) } : {})
  const faults: string[] = []
  // The accessibility check opens a page of its own beside it, which only a context of its own allows.
  const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(String(error)))
  await use(page)
  await browser.close()
  expect(faults, 'what the page threw').toEqual([])
}

const test = base.extend<Network>({
  home: async ({}, use) => {
    const home = await startTestHome(builtApp)
    await use(home)
    await home.close()
  },
  trusting: async ({ home, viewport }, use) => pageOf(use, viewport, home),
  stranger: async ({ viewport }, use) => pageOf(use, viewport),
})

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: PATIENCE })

for (const host of ['study.local', 'localhost', '127.0.0.1'])
  test(`the safe address works by ${host}, and goes on when the server ends`, async ({ home, trusting }) => {
    await playsOn(trusting, home, safeOf(home, host))
  })

test('a browser that does not trust the authority is not let in', async ({ home, stranger }) => {
  await expect(stranger.goto(safeOf(home))).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
})

test('the page for tablets says when it has worked, and leads on to the safe address @sizes', async ({ home, trusting: page }) => {
  await page.goto(`${plainOf(home)}/tablet`)
  const open = page.getByRole('link', { name: 'Open Moonrise' })
  await expect(open).toHaveAttribute('href', `${safeOf(home)}/`)
  await expect(page.getByRole('status')).toContainText('trusts the computer')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden()
  for (const summary of await page.locator('summary').all()) {
    if (await summary.evaluate((each) => !each.parentElement?.hasAttribute('open'))) await summary.click()
    expect(await tooWide(page)).toEqual([])
  }
  await page.evaluate(() => document.querySelectorAll('details').forEach((each) => each.setAttribute('open', '')))
  expect(await axeFinds(page)).toEqual([])
  await open.click()
  await expect(page.getByRole('heading', { name: 'Moonrise' })).toBeVisible()
})

test('the page for tablets waits for trust, and hands out the authority', async ({ home, stranger: page }) => {
  await page.goto(`${plainOf(home)}/tablet`)
  await expect(page.getByRole('status')).toContainText('Not yet')
  await expect(page.getByRole('link', { name: 'Open Moonrise' })).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the certificate' }).click()
  const file = await (await download).path()
  expect(readFileSync(file).equals(Buffer.from(home.authority.certificate.rawData))).toBe(true)
})

test('over plain http everything but what needs https works, and one line says what is missing @sizes', async ({
  home,
  stranger: page,
}) => {
  await page.goto(`${plainOf(home)}/`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const line = page.getByRole('region', { name: 'This address is not safe' })
  await expect(line).toContainText('the screen may go dark')
  expect(await tooWide(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  const game = await startDemo(page)
  await page.reload()
  await lift(page)
  expect(page.url()).toBe(game)
  await page.goto(`${plainOf(home)}/#/`)
  await line.getByRole('link', { name: 'How to change that' }).click()
  await expect(page.getByRole('heading', { name: 'Moonrise on this tablet' })).toBeVisible()
})

test('words can be copied over plain http', async ({ home, stranger: page }) => {
  await page.goto(`${plainOf(home)}/`)
  const game = await startDemo(page)
  await page.goto(game.replace('#/game/', '#/story/'))
  await page.locator('[data-act="show-secrets"]').click()
  await page.evaluate(() => {
    document.addEventListener('copy', () => document.body.setAttribute('data-copied', String(getSelection())))
  })
  await page.locator('[data-act="copy-text"]').click()
  await expect(page.locator('body')).toHaveAttribute('data-copied', /\w{3}/)
})

test('games and settings move from the plain to the safe address, and are counted on both', async ({ home, trusting: page }) => {
  await page.goto(`${plainOf(home)}/#/settings`)
  await page.getByRole('button', { name: 'Large', exact: true }).click()
  await page.goto(`${plainOf(home)}/#/`)
  await startDemo(page)
  await page.goto(`${plainOf(home)}/#/move`)
  await expect(page.locator('[data-games-here]')).toHaveText(`1 game at ${plainOf(home)}`)
  const download = page.waitForEvent('download')
  await page.locator('[data-act="move-save"]').click()
  const file = await (await download).path()
  await expect(page.locator('[data-saved]')).toContainText('1 game')
  await page.getByRole('link', { name: `Go on at ${safeOf(home)}` }).click()

  await expect(page.locator('[data-games-here]')).toHaveText(`No game at ${safeOf(home)}`)
  await expect(page.locator('[data-games-arrived]')).toContainText('Load the file')
  await page
    .locator('[data-act="move-load"]')
    .setInputFiles({ name: 'all.moonrise.json', mimeType: 'application/json', buffer: readFileSync(file) })
  await expect(page.locator('[data-games-here]')).toHaveText(`1 game at ${safeOf(home)}`)
  await expect(page.locator('[data-games-arrived]')).toContainText('nothing is missing')
  await expect(page.getByText('The settings came along.')).toBeVisible()
  await page.goto(`${safeOf(home)}/#/settings`)
  await expect(page.getByRole('button', { name: 'Large', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
