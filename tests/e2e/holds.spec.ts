import type { Locator, Page } from '@playwright/test'
import { firstDay, firstNight, storyteller } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { openGame, table } from './games.ts'
import { hold } from './hold.ts'
import { nightTable } from './nightTable.ts'

const TEN = 'sailor innkeeper gambler gossip exorcist fool goon devilsadvocate assassin zombuul'

/** Every screen that is left by holding: how it is reached, and what goes. */
const screens: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the town on the tablet': async (page) => {
    const st = storyteller(page, TEN)
    await st.open(firstDay(TEN))
    await st.tap('town')
    await st.tap('town-here')
    return page.getByRole('dialog', { name: 'Show the town' })
  },
  'the cover': async (page) => {
    await openGame(page, table(8))
    await page.locator('[data-act="cover"]').tap()
    return page.locator('.cover')
  },
  'the seat map': async (page) => {
    await openGame(page, table(8))
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('[data-act=seat-map]').tap()
    return page.getByRole('dialog', { name: 'The town' })
  },
  'a card': async (page) => {
    await storyteller(page, TEN).open(firstNight(TEN))
    const night = await nightTable(page)
    for (let now = await night.see(); now.card === undefined; now = await night.see()) {
      if (now.untold) await night.tap('[data-act=tell-now]')
      else await night.tap('[data-act=done]:not(:disabled), [data-act=skip]')
    }
    return page.locator('[data-card]')
  },
}

for (const [name, go] of Object.entries(screens))
  test(`${name} is left by holding, and the finger that lifts presses nothing beneath`, async ({ page }) => {
    const screen = await go(page)
    const ring = page.locator('.hold__ring').last()
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      document.addEventListener('click', ({ target }) => seen.push((target as Element).outerHTML.slice(0, 120)))
    })
    const pressed = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await hold(page, ring, screen)
    await page.waitForTimeout(400)
    expect(await pressed()).toEqual([])
  })
