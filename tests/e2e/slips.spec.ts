import { seatId } from '@/core/model/ids'
import { ownClock, stopTime } from './clock.ts'
import { expect, test } from './fixtures.ts'
import { openGame, played, table } from './games.ts'
import { hold } from './hold.ts'
import { nightTable } from './nightTable.ts'
import type { Page } from '@playwright/test'

/** Slips of a finger, and of whoever looks on. */
const atDawn = async (page: Page) => {
  await openGame(page, table(8))
  const night = await nightTable(page)
  for (let now = await night.see(); !now.dawn; now = await night.see()) await night.tap('[data-act=skip]')
}

test('the seat map is left by holding: a player who points at it finds nothing to close', async ({ page }) => {
  await openGame(page, table(8))
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.locator('[data-act=seat-map]').tap()
  const map = page.getByRole('dialog', { name: 'The town' })
  await expect(map).toBeVisible()
  await map.locator('[data-act=close-map]').tap()
  await expect(map).toBeVisible()
  await hold(page, map.locator('.hold__ring'), map)
  await expect(page.locator('[data-step]')).toBeVisible()
})

test('Escape closes a sheet that the browser has not made modal yet', async ({ page }) => {
  await openGame(page, table(8))
  // As on a busy device: the next frame does not come.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0))
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.locator('dialog.sheet[open]')).toBeVisible()
  expect(await page.locator('dialog:modal').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.sheet')).toHaveCount(0)
})

test('at dawn the timeline opens, shows an earlier moment, and leads back to the news', async ({ page }) => {
  await atDawn(page)
  await page.locator('[data-act=timeline]').tap()
  await page.locator('[data-entry]').first().tap()
  await expect(page.locator('[data-act=return-to-now]')).toBeVisible()
  await page.locator('[data-act=return-to-now]').tap()
  await page.locator('[data-act=close-timeline]').tap()
  await expect(page.locator('[data-act=begin-day]')).toBeVisible()
})

test('a second quick tap on the last step of a night does not begin the day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await ownClock(page)
  await atDawn(page)
  const begin = (await page.locator('[data-act=begin-day]').boundingBox())!
  await page.locator('[data-act=undo]').tap()
  await page.locator('[data-act=skip]').waitFor()
  await stopTime(page)
  await page.locator('[data-act=skip]').tap()
  await page.locator('[data-act=begin-day]').waitFor()
  await page.touchscreen.tap(begin.x + begin.width / 2, begin.y + begin.height / 2)
  await page.clock.resume()
  await expect(page.locator('[data-act=begin-day]')).toBeVisible()
  await expect(page.locator('[data-act=nominate]')).toHaveCount(0)
  await page.locator('[data-act=begin-day]').tap()
  await expect(page.locator('[data-act=nominate]')).toBeVisible()
})

test('a cloth too small for a name says who lies under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGame(page, played([{ type: 'correctLife', seat: seatId('s2'), life: 'dead' }], table(12)))
  const cloth = page.locator('[data-seat=s2] .shroud .skull')
  const shape = (name: string) => page.locator(`[data-seat=${name}] .shroud .skull`).evaluate((each) => each.outerHTML)
  await expect(cloth).toHaveCount(1)
  expect(await shape('s2')).not.toEqual(await shape('s6'))
})
