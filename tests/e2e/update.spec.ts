import type { Page } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDisk } from '../reliability/onDisk.ts'
import { publish } from '../reliability/publish.ts'
import { lookAtBar } from '../reliability/restlessFinger.ts'
import { lift } from './dayTable.ts'
import { builtApp, expect, storedForOffline, test } from './fixtures.ts'
import { gameFile, table } from './games.ts'

test.use({ serviceWorkers: 'allow' })

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonrise-'))
  cpSync(builtApp, folder, { recursive: true })
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** The browser looks for a new version and has it stored. */
const arrive = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const arriving = registration.installing
    if (!arriving) return
    await new Promise<void>((stored) => arriving.addEventListener('statechange', () => arriving.state === 'installed' && stored()))
  })

test('a new version waits for consent, and then replaces every window', async ({ page, context, ownServer }) => {
  const { url } = await ownServer({ folder })
  await page.goto(url)
  await storedForOffline(page)
  const oldTitle = await page.title()
  const other = await context.newPage()
  await other.goto(url)

  publish(folder, 'Moonrise, the second')
  await arrive(page)

  const waits = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  await expect.poll(waits).toBe(true)
  await page.reload()
  expect(await page.title()).toBe(oldTitle)
  expect(await waits()).toBe(true)

  await page.getByRole('button', { name: 'Use it now' }).tap()
  await expect(page).toHaveTitle('Moonrise, the second')
  await expect(other).toHaveTitle('Moonrise, the second')
})

test('in a night nothing is offered; by day it is, and the game then stands where it was', async ({ page, ownServer }) => {
  const { url } = await ownServer({ folder })
  await page.goto(url)
  await storedForOffline(page)
  const { id, text } = gameFile(table(8), 'Updated in the middle')
  await page.locator('[data-act="import"]').tap()
  await page
    .locator('[data-act="import-file"]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached' })
  await page.goto(`${url}#/game/${id}`)
  await page.locator('[data-step]').waitFor()
  const offer = page.getByRole('button', { name: 'Use it now' })
  const place = async () => (await page.evaluate(lookAtBar))?.place
  const tap = (act: string) => page.locator(`[data-act="${act}"]:visible`).first().tap()

  publish(folder, 'Moonrise, the second')
  await arrive(page)
  for (let step = 0; step < 20; step += 1) {
    // The screen of dawn may come a moment after the last step has gone.
    await page.locator(':is([data-act="skip"], [data-act="begin-day"]):visible').first().waitFor()
    if (await page.locator('[data-act="begin-day"]').isVisible()) break
    const before = await place()
    await tap('skip')
    await expect.poll(place).not.toBe(before)
    await expect(offer).toHaveCount(0)
  }
  await expect(page).not.toHaveTitle('Moonrise, the second')
  await tap('begin-day')
  await expect(offer).toBeVisible()

  // Left alone until dusk it is not in the way of the night, and by day it is there again.
  await tap('end-day')
  await page.locator('[data-step]').waitFor()
  await expect(offer).toHaveCount(0)
  await tap('undo')
  await expect(offer).toBeVisible()

  const left = await place()
  const before = await readDisk(page, id)
  await offer.tap()
  await expect(page).toHaveTitle('Moonrise, the second')
  await lift(page)
  await expect.poll(place).toBe(left)
  expect((await readDisk(page, id)).entries).toEqual(before.entries)
  await expect(offer).toHaveCount(0)
})
