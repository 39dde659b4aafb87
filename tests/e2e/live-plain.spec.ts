import type { Browser, BrowserContext, Page } from '@playwright/test'
import { firstDay, lift, storyteller } from './dayTable.ts'
import { expect, test as base } from './fixtures.ts'
import { openBrowser } from './homeNetwork.ts'
import { BAG, PHONE, TV } from './liveDevices.ts'
import { linksOf, liveServer, shareGame } from './liveTable.ts'

/** Devices at an address that no browser takes for safe: no clipboard, no locks, no share sheet, no worker. */
const test = base.extend<{ strange: Browser; device: (viewport?: { width: number; height: number }) => Promise<Page> }>({
  strange: async ({}, use) => {
    const browser = await openBrowser()
    await use(browser)
    await browser.close()
  },
  device: async ({ strange }, use) => {
    const server = liveServer()
    await server.start()
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (viewport = { width: 1180, height: 820 }) => {
      const baseURL = `http://moonrise.test:${server.port()}/`
      const context = await strange.newContext({ baseURL, viewport, hasTouch: true, reducedMotion: 'reduce' })
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(String(error)))
      return page
    })
    for (const context of contexts) await context.close()
    await server.end()
    expect(faults, 'what the pages threw').toEqual([])
  },
})

test('over plain http everything in Share works: both codes, copying, a TV, handing over and back, new codes', async ({ device }) => {
  const [tablet, phone, tv, other] = [await device(), await device(PHONE), await device(TV), await device()]
  const game = await storyteller(tablet, BAG).open(firstDay(BAG))
  const missing = () => [isSecureContext, 'clipboard' in navigator, 'share' in navigator, 'locks' in navigator, crypto.subtle !== undefined]
  expect(await tablet.evaluate(missing)).toEqual([false, false, false, false, false])
  await shareGame(tablet)
  const links = await linksOf(tablet, game)
  await expect(tablet.getByText('The other devices are up to date.')).toBeVisible()
  await expect(tablet.getByRole('img', { name: 'Code for the players’ phones' })).toBeVisible()

  await phone.goto(`./${links.watch}`)
  await expect(phone.locator('[data-seat]')).toHaveCount(10)
  await tv.goto('./tv')
  await tablet.locator('[data-field="tv-digits"]').fill(await tv.locator('[data-code]').innerText())
  await tablet.locator('[data-act="send-to-tv"]').tap()
  await expect(tv.locator('[data-seat]')).toHaveCount(10)
  await expect(tablet.locator('[data-watching]')).toHaveText('2 devices are watching')

  await tablet.locator('[data-act="show-join-code"]').tap()
  await expect(tablet.getByRole('img', { name: 'Code for another storyteller’s device' })).toBeVisible()
  await tablet.evaluate(() => document.addEventListener('copy', () => (document.body.dataset['copied'] = String(getSelection()))))
  await tablet.locator('[data-act="copy-join-link"]').tap()
  await expect(tablet.getByText('The link is copied.').first()).toBeVisible()
  expect(await tablet.evaluate(() => document.body.dataset['copied'])).toContain(links.join)

  await other.goto(`./${links.join}`)
  await lift(other)
  await tablet.locator('[data-act="give-game"]').tap()
  await tablet.getByRole('button', { name: 'Close' }).tap()
  await expect(tablet.getByText('Another device is running this game')).toBeVisible()
  await expect(other.locator('[data-act="take-over"]')).toHaveCount(0)
  await storyteller(other, BAG).nominate('sailor', 'goon')
  await expect(phone.getByText('Ana nominates Gus')).toBeVisible()
  await expect(tv.getByText('Ana nominates Gus')).toBeVisible()
  await tablet.locator('[data-act="take-over"]').tap()
  await other.getByRole('button', { name: 'Let them' }).tap()
  await expect(tablet.locator('[data-act="take-over"]')).toHaveCount(0)

  await shareGame(tablet)
  await tablet.locator('[data-act="new-keys"]').tap()
  await expect(tablet.getByText('The old codes no longer work.').first()).toBeVisible()
  await expect(other.getByText('no longer shared with this device').first()).toBeVisible()
  expect((await linksOf(tablet, game)).join).not.toBe(links.join)
})
