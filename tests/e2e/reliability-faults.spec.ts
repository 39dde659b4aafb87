import type { Page } from '@playwright/test'
import { faultsOf, readDisk } from '../reliability/onDisk.ts'
import { lookAtBar } from '../reliability/restlessFinger.ts'
import { lift } from './dayTable.ts'
import { expect, storedForOffline, test } from './fixtures.ts'
import { openGame, table } from './games.ts'
import { gameFile as nightFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'

test.use({ serviceWorkers: 'allow' })

const act = (name: string) => `[data-act="${name}"]`
const place = async (page: Page) => (await page.evaluate(lookAtBar))?.place
const saved = (page: Page) => page.locator('.bar[data-saving=saved]')
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const follows = (page: Page) => page.locator(act('take-over'))

const skip = async (page: Page) => {
  const before = await place(page)
  await page.locator(act('skip')).tap()
  await expect.poll(() => place(page)).not.toBe(before)
}

/** In the page: from now on every write to the disk fails as on a full device, until `full` is set to false. */
const fillDisk = () => {
  const view = window as unknown as { full: boolean }
  view.full = true
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    if (view.full) throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, given)
  }
}

for (const phase of ['night', 'day'] as const)
  test(`what warns when a ${phase} is taken back covers no button at the foot @sizes`, async ({ page }) => {
    await openGame(page, table(8, { phase }))
    await page.locator('[data-part="foot"]').waitFor()
    await page.evaluate(fillDisk)
    await page.locator(act('undo')).tap()
    await expect(notices(page).getByText('Nothing can be saved on this device right now')).toBeVisible()
    const gap = async () => {
      const [notice, foot] = [await notices(page).boundingBox(), await page.locator('[data-part="foot"]').boundingBox()]
      return foot!.y - notice!.y - notice!.height
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    expect(await gap(), 'and is near it').toBeLessThan(24)
  })

test('unsaved taps: every screen warns, leaving asks, and nothing is lost by staying', async ({ page }) => {
  const id = await openGame(page, table(8))
  const before = (await readDisk(page, id)).entries.length
  await page.evaluate(fillDisk)
  await skip(page)
  await expect(notices(page).getByText('Nothing can be saved on this device right now')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/'))
  await page.locator(act('continue')).waitFor()
  await expect(notices(page).getByText('Nothing can be saved on this device right now')).toBeVisible()

  const asked = page.waitForEvent('dialog')
  const leaving = page.reload({ timeout: 3_000 }).catch(() => 'stayed')
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect(await leaving).toBe('stayed')

  await page.evaluate(() => ((window as unknown as { full: boolean }).full = false))
  await expect(notices(page).getByText('Nothing can be saved')).toHaveCount(0, { timeout: 60_000 })
  expect((await readDisk(page, id)).entries).toHaveLength(before + 1)
  // Everything is on the disk: nobody is asked any more.
  page.on('dialog', (dialog) => void dialog.accept().then(() => Promise.reject(new Error('asked'))))
  await page.reload()
  await page.locator(act('continue')).waitFor()
})

test('a notice, even one that stays, is never over a card that a player sees', async ({ page }) => {
  await importGame(
    page,
    nightFile('Cards', [
      ...['sailor', 'chambermaid', 'fool', 'innkeeper', 'goon', 'mastermind', 'pukka', 'pacifist'].map((character, at) => ({
        type: 'addSeat' as const,
        plan: { player: `P${at + 1}`, character },
      })),
      { type: 'setBluffs', for: 'demon', characters: ['exorcist', 'professor', 'minstrel'] },
      { type: 'begin' },
    ]),
  )
  const night = await nightTable(page)
  await page.locator('[data-step]').waitFor()
  await page.evaluate(fillDisk)
  await night.done()
  const warning = notices(page).getByText('Nothing can be saved on this device right now')
  await expect(warning).toBeVisible()
  await night.done()
  await page.locator('[data-card]').waitFor()
  await expect(warning).toHaveCount(0)
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Nothing can be saved')
  await page.evaluate(() => ((window as unknown as { full: boolean }).full = false))
})

test('a game that is damaged under an open window: the next tap is saved, what lay there is kept', async ({ page }) => {
  const id = await openGame(page, table(8))
  const { entries } = await readDisk(page, id)
  await page.evaluate(
    (game) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('moonrise')
        opening.onsuccess = () => {
          const change = opening.result.transaction('records', 'readwrite')
          change.objectStore('records').put({ rev: 77, title: ['nonsense'] }, `game:${game}`)
          change.oncomplete = () => (opening.result.close(), done())
        }
      }),
    id,
  )
  await skip(page)
  await expect(saved(page)).toHaveCount(1)
  const disk = await readDisk(page, id)
  expect(disk.entries).toHaveLength(entries.length + 1)
  expect(faultsOf(disk)).toEqual([])
})

test('a game tapped twice while it opens is not its own rival', async ({ page }) => {
  const id = await openGame(page, table(12))
  await page.goto('./#/?games=all')
  const row = page.locator(`[data-game="${id}"] a, [data-game="${id}"] button`).first()
  await row.waitFor()
  await row.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await lift(page)
  await page.locator('[data-step]').waitFor()
  await expect(follows(page)).toHaveCount(0)
  await skip(page)
  await expect(saved(page)).toHaveCount(1)
})

test('locks that reject and a line that throws: Home has its games, and a game plays on and is saved', async ({ page }) => {
  const id = await openGame(page, table(8), 'Before')
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'))
    Object.defineProperty(navigator, 'locks', { value: { request: refuse, query: refuse } })
    Object.defineProperty(window, 'BroadcastChannel', {
      value() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await page.goto('./#/')
  await page.reload()
  await expect(page.locator(act('continue'))).toContainText('Before')
  await page.locator(act('continue')).tap()
  await lift(page)
  await page.locator('[data-step]').waitFor()
  const before = (await readDisk(page, id)).entries.length
  await skip(page)
  await expect(saved(page)).toHaveCount(1)
  expect((await readDisk(page, id)).entries).toHaveLength(before + 1)
})

for (const [what, clear] of [
  [
    'deleted by another page',
    async (page: Page) => {
      const other = await page.context().newPage()
      await other.goto('./licences.txt')
      await other.evaluate(
        () =>
          new Promise((done, failed) => {
            const deleting = indexedDB.deleteDatabase('moonrise')
            deleting.onsuccess = done
            deleting.onerror = failed
          }),
      )
      await other.close()
    },
  ],
  [
    'cleared by the browser',
    async (page: Page) => {
      // Files that the worker is still storing would fail, and the browser says so.
      for (const each of page.context().pages()) {
        await storedForOffline(each)
        await each.waitForLoadState('networkidle')
      }
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
    },
  ],
] as const) {
  test(`a database ${what} under an open game: it is said at once, everything is written again, and who follows goes on following`, async ({
    page,
  }) => {
    const id = await openGame(page, table(8))
    const before = await readDisk(page, id)
    const other = await page.context().newPage()
    await other.goto(`./#/game/${id}`)
    await lift(other)
    await expect(follows(other)).toBeVisible()

    await clear(page)
    await expect(notices(page).getByText('was deleted while it was open')).toBeVisible()
    await expect(saved(page)).toHaveCount(1)
    await expect.poll(async () => (await readDisk(page, id)).entries.length).toBe(before.entries.length)
    expect((await readDisk(page, id)).entries).toEqual(before.entries)

    await skip(page)
    await expect.poll(() => place(other)).toBe(await place(page))
    await expect(follows(other)).toBeVisible()
    expect(faultsOf(await readDisk(page, id))).toEqual([])
  })
}

test('a game deleted in another window: its window is told, and keeps it if asked to', async ({ page }) => {
  const id = await openGame(page, table(8), 'To be deleted')
  const other = await page.context().newPage()
  await other.goto('./#/?games=all')
  await other.locator(`[data-game="${id}"] ${act('more')}`).tap()
  await other.locator(`dialog ${act('remove')}`).tap()
  await expect(other.locator(`[data-game="${id}"]`)).toHaveCount(0)

  await expect(notices(page).getByText('deleted in another window')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).tap()
  await expect(saved(page)).toHaveCount(1)
  expect((await readDisk(page, id)).record.trashedAt).toBeUndefined()
  await other.goto('./#/')
  await other.goto('./#/?games=all')
  await expect(other.locator(`[data-game="${id}"]`)).toHaveCount(1)
})

/** Only files of scripts and the page: what a start needs. */
const loseFiles = (page: Page, wanted: string) =>
  page.evaluate(async (pattern) => {
    let lost = 0
    for (const key of await caches.keys()) {
      const store = await caches.open(key)
      for (const request of await store.keys()) if (new RegExp(pattern).test(request.url) && (await store.delete(request))) lost += 1
    }
    return lost
  }, wanted)

const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    let count = 0
    for (const key of await caches.keys()) count += (await (await caches.open(key)).keys()).length
    return count
  })

for (const [what, pattern] of [
  ['the page itself', 'index\\.html'],
  ['the first file and the grimoire', '(moonrise|grimoire)-[^/]*\\.js'],
  ['every script', '\\.js$'],
] as const) {
  test(`${what} lost from the store: a start with network works, the store mends itself, and the next start needs no network`, async ({
    page,
    context,
    ownServer,
    complaints,
  }) => {
    const server = await ownServer()
    await page.goto(server.url)
    await storedForOffline(page)
    const all = await storedFiles(page)
    expect(await loseFiles(page, pattern)).toBeGreaterThan(0)
    expect(await storedFiles(page)).toBeLessThan(all)

    await page.reload()
    await page.locator(act('new-game')).first().waitFor()
    await expect.poll(() => storedFiles(page), { timeout: 60_000 }).toBe(all)

    await server.close()
    await context.setOffline(true)
    await page.reload()
    await page.locator(act('demo')).tap()
    await page.locator('[data-seat]').first().waitFor()
    // The browser looks for a new version in vain.
    complaints.splice(0)
  })
}
