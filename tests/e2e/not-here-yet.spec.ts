import { expect, test } from './fixtures.ts'
import { bringIn, firstNight } from './dayTable.ts'

test.use({ serviceWorkers: 'block' })

test('a menu that cannot be fetched says so, and opens at a later tap', async ({ page, complaints }) => {
  await page.route(/GameMenu-[^/]*\.js/, (route) => route.abort())
  await bringIn(page, firstNight('sailor innkeeper gambler professor exorcist devilsadvocate pukka'))
  const menu = page.locator('[data-act="menu"]')
  const notice = page.locator('.shelf__notice', { hasText: 'not on the device yet' })
  // What says so comes after the first screen.
  await page.waitForLoadState('networkidle')
  await menu.tap()
  await expect(notice).toBeVisible()
  await page.unroute(/GameMenu-[^/]*\.js/)
  await page.waitForTimeout(1_500)
  await expect(page.locator('dialog')).toHaveCount(0)
  await menu.tap()
  await expect(page.locator('dialog[open] [data-act="story"]')).toBeVisible()
  complaints.splice(0)
})
