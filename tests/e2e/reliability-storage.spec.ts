import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { faultsOf, readDisk } from '../reliability/onDisk.ts'
import { lookAtBar } from '../reliability/restlessFinger.ts'
import { lift } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { gameFile, openGame, table } from './games.ts'

test.use({ serviceWorkers: 'allow' })

const act = (name: string) => `[data-act="${name}"]`
const place = async (page: Page) => (await page.evaluate(lookAtBar))?.place
const saving = (page: Page) => page.locator('.bar .saving')
const saved = (page: Page) => page.locator('.bar[data-saving=saved]')
const warning = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByText('Nothing can be saved on this device right now')

const skip = async (page: Page) => {
  const before = await place(page)
  await page.locator(act('skip')).tap()
  await expect.poll(() => place(page)).not.toBe(before)
}

/** By the button of the warning itself. */
const entriesInFile = async (page: Page): Promise<number> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).tap()
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
    readonly games: readonly { readonly entries: readonly unknown[] }[]
  }
  return file.games[0]?.entries.length ?? 0
}

/** In the page: puts more and more into a database of its own, until not even a few bytes fit. */
const fillUp = () =>
  new Promise<number>((full, failed) => {
    const opening = indexedDB.open('filler')
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept', { autoIncrement: true })
    opening.onerror = () => failed(new Error(String(opening.error)))
    opening.onsuccess = () => {
      let stored = 0
      const put = (size: number) => {
        if (size < 16) {
          opening.result.close()
          return full(stored)
        }
        const writing = opening.result.transaction('kept', 'readwrite')
        writing.objectStore('kept').add(Uint8Array.from({ length: size }, () => Math.random() * 256))
        writing.oncomplete = () => {
          stored += size
          put(size)
        }
        writing.onabort = () => put(Math.floor(size / 4))
      }
      put(1_000_000)
    }
  })

test('a full device: the game goes on, a file can be made, and all is saved once there is room', async ({ lastingPage: page, baseURL }) => {
  test.slow()
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(baseURL ?? '')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 12_000_000 })
  const id = await openGame(page, table(8))
  const before = (await readDisk(page, id)).entries.length
  expect(await page.evaluate(fillUp)).toBeGreaterThan(1_000_000)

  await skip(page)
  await expect(saving(page)).toContainText('Kept in memory only')
  await expect(warning(page)).toBeVisible()
  await skip(page)
  await skip(page)
  expect((await readDisk(page, id)).entries).toHaveLength(before)
  expect(await entriesInFile(page)).toBe(before + 3)

  const left = await place(page)
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('filler').onsuccess = done
      }),
  )
  await expect(saved(page)).toHaveCount(1, { timeout: 90_000 })
  await expect(warning(page)).toHaveCount(0)
  const disk = await readDisk(page, id)
  expect(disk.entries).toHaveLength(before + 3)
  expect(faultsOf(disk)).toEqual([])
  await page.reload()
  await lift(page)
  await expect.poll(() => place(page)).toBe(left)
})

const blocked = {
  'storage that throws': () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('switched off', 'SecurityError')
      },
    }),
  'no storage at all': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
}

for (const [what, block] of Object.entries(blocked)) {
  test(`${what}: Home says so, a game goes on in memory, and a file can be made`, async ({ page }) => {
    await page.addInitScript(block)
    await page.goto('./')
    await expect(page.getByText('can’t save anything')).toBeVisible()
    await page.locator(act('demo')).tap()
    await page.locator('[data-seat]').first().waitFor()
    await expect(saving(page)).toContainText('Kept in memory only')
    await expect(warning(page)).toBeVisible()
    const before = await entriesInFile(page)
    await skip(page)
    await skip(page)
    const left = await place(page)

    // It lives as long as the page, also when another screen was visited.
    await page.goto('./#/')
    await page.locator(act('continue')).tap()
    await expect.poll(() => place(page)).toBe(left)
    await page.goto('./#/?games=all')
    const saved = page.waitForEvent('download')
    await page.locator(act('more')).first().tap()
    await page.locator(`dialog ${act('save')}`).tap()
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
      readonly games: readonly { readonly entries: readonly unknown[] }[]
    }
    expect(file.games[0]?.entries).toHaveLength(before + 2)
  })
}

test('a file that cannot be kept gets a sentence', async ({ page }) => {
  await page.addInitScript(blocked['storage that throws'])
  await page.goto('./')
  await page.locator(act('import')).tap()
  await page
    .locator(act('import-file'))
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(gameFile(table(6)).text) })
  await expect(page.getByRole('alert')).toContainText('This device can’t save anything right now.')
})

test('nonsense in the database: those games are set aside, their data can be had, and the others play on', async ({ page }) => {
  const nonsense = await openGame(page, table(6), 'Its record is nonsense')
  const torn = await openGame(page, table(7), 'Its first entry is nonsense')
  const good = await openGame(page, table(8), 'Whole')
  await page.goto('./#/')
  const before = await readDisk(page, good)
  await page.evaluate(
    ([first, second]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('moonrise')
        opening.onsuccess = () => {
          const change = opening.result.transaction('records', 'readwrite')
          change.objectStore('records').put({ schema: 'x', title: ['<b>'] }, `game:${first}`)
          change.objectStore('records').put(42, `entry:${second}:00000001`)
          change.oncomplete = () => (opening.result.close(), done())
        }
      }),
    [nonsense, torn],
  )
  for (const id of [nonsense, torn]) {
    await page.goto(`./#/game/${id}`)
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('damaged and was set aside').first()).toBeVisible()
    // It leads Home by itself; an address given before it is there would be overtaken.
    await expect(page).not.toHaveURL(/#\/game\//)
    await page.locator(act('new-game')).first().waitFor()
    await page.goto('./#/?games=all')
    const row = page.locator(`[data-game="${id}"]`)
    await expect(row).toContainText('Damaged')
    await row.locator(act('more')).tap()
    const saved = page.waitForEvent('download')
    await page.locator(`dialog ${act('raw')}`).tap()
    const raw = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { readonly entries: readonly unknown[] }
    expect(raw.entries.length).toBeGreaterThan(8)
    // Without its record a game can be put together again; without its first entry nothing of it can.
    await page.locator(`dialog ${act('rescue')}`).tap()
    const words = id === nonsense ? 'What was left of it is now a game of its own.' : 'Nothing in it holds together any more.'
    await expect(page.getByRole('region', { name: 'Notices' }).getByText(words)).toBeVisible()
    await expect(page.getByText('(rescued)')).toHaveCount(1)
    await page.goto('./#/')
  }
  expect(await readDisk(page, good)).toEqual(before)
  await page.goto(`./#/game/${good}`)
  await lift(page)
  await skip(page)
  await expect(saved(page)).toHaveCount(1)
})
