import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const go = (hash: string) => async (page: Page) => {
  await page.goto(`./${hash}`)
  await page.locator('main').first().waitFor()
}
const tap = (act: string) => (page: Page) => page.locator(`[data-act="${act}"]`).first().tap()

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'home, first visit': go('#/'),
  'home, import': async (page) => {
    await go('#/')(page)
    await tap('import')(page)
  },
  'home, a game under way': async (page) => {
    await openGame(page, table(8))
    await go('#/')(page)
    await page.locator('[data-act="continue"]').waitFor()
  },
  'home, list of games': async (page) => {
    await openGame(page, table(8))
    await go('#/?games=all')(page)
    await tap('more')(page)
  },
  settings: go('#/settings'),
  help: go('#/help'),
  setup: go('#/setup'),
  'game by night': (page) => openGame(page, table(12, { busy: true })),
  'game by day': (page) => openGame(page, table(12, { phase: 'day', busy: true })),
  'a seat': async (page) => {
    await openGame(page, table(12, { phase: 'day' }))
    await page.locator('[data-seat]').first().focus()
    await page.keyboard.press('i')
    await page.locator('dialog').waitFor()
  },
  menu: async (page) => {
    await openGame(page, table(7))
    await page.keyboard.press('m')
    await page.locator('dialog').waitFor()
  },
  covered: async (page) => {
    await openGame(page, table(7))
    await page.keyboard.press('c')
    await page.getByText('covered', { exact: true }).waitFor()
  },
  reference: go('#/reference'),
}

const sizes = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

for (const [name, open] of Object.entries(screens)) {
  test(`${name} passes axe`, async ({ page }) => {
    await open(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(400)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect
        .soft(
          violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ')}`),
          ),
          `at ${width}×${height}`,
        )
        .toEqual([])
    }
  })
}
