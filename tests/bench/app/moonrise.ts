import type { BrowserContext, Page } from 'playwright'
import type { Journal } from '@/core/journal/journal'
import { gameFile } from '../../e2e/games'
import { freshContext, type Bench } from './bench'

/** Brings the game in through Home, as a storyteller would; the answer is its address. */
export const bringIn = async (context: BrowserContext, url: string, journal: Journal): Promise<string> => {
  const { id, text } = gameFile(journal, 'A measured game')
  const page = await context.newPage()
  await page.goto(`${url}#/`)
  await page.locator('[data-act="import"]').click()
  await page
    .locator('[data-act="import-file"]')
    .setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached', timeout: 60_000 })
  await page.close()
  return `${url}#/game/${id}`
}

export const openPage = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('[data-seat]').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  // Titles and art come when the browser is idle.
  await page.waitForTimeout(2_000)
  return page
}

/** The server packs a file when it is first asked for it; that is no part of a visit. */
export const warmUp = async (bench: Bench, url: string): Promise<void> => {
  const context = await freshContext(bench)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await context.close()
}

/** Whether the app registers a worker at all, within a few seconds of its first visit. */
export const hasWorker = async (context: BrowserContext, url: string): Promise<boolean> => {
  const page = await context.newPage()
  await page.goto(url)
  const found = await page
    .waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length > 0, undefined, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    )
  await page.close()
  return found
}

/** Everything is stored and the worker answers. */
export const offlineReady = async (context: BrowserContext, url: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 100))
  })
  await page.waitForTimeout(500)
  await page.close()
}
