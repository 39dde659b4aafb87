import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { skipToDawn } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'

const act = (name: string) => `[data-act="${name}"]`
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** The browser's own private folder stands in for one of the device: as real, but nobody has to be asked. */
const pickOwnFolder = () => Object.defineProperty(window, 'showDirectoryPicker', { value: () => navigator.storage.getDirectory() })

const inFolder = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {}
    const folder = (await navigator.storage.getDirectory()) as FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemFileHandle> }
    for await (const file of folder.values()) {
      if (file.kind !== 'file' || !file.name.endsWith('.json')) continue
      // A file that is being written is empty at first, and may be gone before or while it is read.
      const text = await file
        .getFile()
        .then((read) => read.text())
        .catch(() => '')
      if (text) found[file.name] = text
    }
    return found
  })

test('a folder chosen once receives the game at dawn and at its end, and gives it back on an empty device', async ({ page }) => {
  await page.addInitScript(pickOwnFolder)
  await page.goto('./#/settings')
  await page.locator(act('choose-folder')).tap()
  await expect(page.locator('[data-backup-folder]')).toContainText('at dawn and at its end')
  const id = await openGame(page, table(8), 'Kept apart')
  expect(await inFolder(page)).toEqual({})
  await skipToDawn(page)
  await page.locator(act('begin-day')).tap()
  await expect
    .poll(async () => Object.values(await inFolder(page)).map((text) => JSON.parse(text) as unknown))
    .toMatchObject([{ games: [{ id, title: 'Kept apart' }] }])

  await page.locator(act('menu')).tap()
  await page.locator(`dialog ${act('end')}`).tap()
  await page.locator(act('end-good')).tap()
  await expect.poll(async () => Object.values(await inFolder(page)).join()).toContain('"type":"endGame"')
  await expect(notices(page).getByText('Keep a copy')).toHaveCount(0)

  // The games are gone, the folder is still known.
  await page.goto('./#/')
  await page.locator(act('new-game')).first().waitFor()
  await page.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('moonrise').onsuccess = done)))
  await expect(notices(page).getByText('has deleted the games')).toBeVisible()
  await page.reload()
  await page.locator('a[href="#/settings"]').tap()
  await page.locator(act('restore-folder')).tap()
  await expect(notices(page).getByText('“Kept apart” was added.')).toBeVisible()
  await page.goto('./#/?games=all')
  await expect(page.locator(`[data-game="${id}"]`)).toContainText('Good won')
})

test('a report from the menu holds kinds of taps, and no name', async ({ page }) => {
  await openGame(page, table(8), 'Secret evening')
  await page.locator(act('menu')).tap()
  const saved = page.waitForEvent('download')
  await page.locator(`dialog ${act('report')}`).tap()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'moonrise-report', open: { saving: 'saved', players: 8 }, storage: { private: true } })
  expect(text).not.toContain('Secret evening')
  const names = await page.locator('.ring [data-seat]').evaluateAll((seats) => seats.map((seat) => seat.textContent ?? ''))
  expect(names).toHaveLength(8)
  await expect(notices(page).getByText('The report was saved')).toBeVisible()
})

test('when a screen breaks, a page says so, and gives the game and a report as files', async ({ page, complaints }) => {
  const id = await openGame(page, table(8))
  // The next screen cannot be set up.
  await page.evaluate(() => {
    const { prototype } = Intl.DateTimeFormat
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get: () => {
        Object.defineProperty(prototype, 'format', own)
        throw new Error('broken on purpose')
      },
    })
  })
  await page.evaluate(() => (location.hash = '#/?games=all'))
  const sheet = page.getByRole('dialog', { name: 'Something went wrong' })
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Every tap up to here is saved.')
  const saved = page.waitForEvent('download')
  await sheet.locator(act('report')).tap()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('broken on purpose')
  await sheet.locator(act('wrong-reload')).tap()
  await page.locator(`[data-game="${id}"]`).waitFor()
  complaints.splice(0)
})
