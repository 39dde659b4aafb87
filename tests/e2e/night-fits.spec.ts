import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'

test('two slots, the question and all that follows stand above Done without scrolling @sizes', async ({ page }) => {
  await openGame(page, table(20))
  await page.locator('[data-act="done"]').tap()
  await page.locator('[data-act="skip"]').first().tap()
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'innkeeper:s5')
  // Two who choose nobody and turn nobody: safe, safe, and one of them drunk.
  for (const seat of ['s2', 's8']) await page.locator(`[data-seat="${seat}"]`).tap()
  await expect(page.locator('[data-follows]')).toHaveCount(3)
  await expect(page.locator('[data-answer]')).toHaveCount(2)
  const hidden = await page.locator('.step__body').evaluate((body) => body.scrollHeight - body.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
})
