import type { Page } from '@playwright/test'
import { faultsOf, readDisk } from '../reliability/onDisk.ts'
import { race } from '../reliability/race.ts'
import { lookAtBar } from '../reliability/restlessFinger.ts'
import { lift } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'

test.use({ serviceWorkers: 'allow' })

const follows = (page: Page) => page.locator('[data-act="take-over"]')
const place = async (page: Page) => (await page.evaluate(lookAtBar))?.place

const beside = async (page: Page, id: string) => {
  const other = await page.context().newPage()
  await other.goto(`./#/game/${id}`)
  // Another window that was closed has left the grimoire covered.
  await lift(other)
  await other.locator('[data-seat]').first().waitFor()
  return other
}

/** One tap, one entry. */
const skip = async (page: Page) => {
  const before = await place(page)
  await page.locator('[data-act="skip"]').tap()
  await expect.poll(() => place(page)).not.toBe(before)
}

test('two windows race a hundred taps: none is lost, none is doubled', async ({ page }) => {
  test.setTimeout(120_000)
  const id = await openGame(page, table(8))
  const other = await beside(page, id)
  const raced = await race([page, other], id, 100, 7)
  expect(raced.faults).toEqual([])
  expect(raced.takeOvers).toBeGreaterThan(3)
  await expect.poll(() => place(other)).toBe(await place(page))
})

test('a second window follows live, takes over, and goes on when the first is closed', async ({ page }) => {
  const id = await openGame(page, table(8))
  const { entries } = await readDisk(page, id)
  const other = await beside(page, id)
  await expect(follows(other)).toBeVisible()
  await expect(follows(page)).toHaveCount(0)

  await skip(page)
  await expect.poll(() => place(other)).toBe(await place(page))
  await page.locator('[data-act="undo"]').tap()
  await expect.poll(() => place(other)).toBe(await place(page))

  await follows(other).tap()
  await expect(follows(page)).toBeVisible()
  await expect(follows(other)).toHaveCount(0)
  await skip(other)
  await expect.poll(() => place(page)).toBe(await place(other))

  // The writer is closed first: the follower becomes the writer by itself.
  const left = await place(other)
  await other.close()
  await expect(follows(page)).toHaveCount(0)
  expect(await place(page)).toBe(left)
  await skip(page)

  // The follower is closed first: the writer does not notice.
  const third = await beside(page, id)
  await expect(follows(third)).toBeVisible()
  expect(await place(third)).toBe(await place(page))
  await third.close()
  await skip(page)
  await expect(page.locator('.bar[data-saving=saved]')).toHaveCount(1)

  const disk = await readDisk(page, id)
  expect(disk.entries).toHaveLength(entries.length + 4)
  expect(faultsOf(disk)).toEqual([])
})
