import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright'

/** What may be chosen at the step of a measured night. */
export const CHOOSABLE = '[data-seat] .figure:not(.is-dim, .is-now, .is-chosen)'
export const UNDO = '[data-act="undo"]'

/** Games recorded in the first save format, which every build opens, so that any two builds measure the same game. */
export type RecordedGame = 'night-12' | 'choosing-100' | 'choosing-1000' | 'choosing-5000' | 'dusk-1000' | 'voting-1000'

/** A tablet that has never been here. */
export const newTablet = async (browser: Browser): Promise<BrowserContext> => {
  const made = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true })
  // The runner marks functions with their names; a page does not know that mark.
  await made.addInitScript({ content: 'globalThis.__name = (it) => it' })
  // Nobody touches the screen while a click is measured: the grimoire would cover itself after two minutes.
  // A page that is closed leaves the grimoire covered for the next one.
  await made.addInitScript({ content: `localStorage.removeItem('moonrise:covered')` })
  await made.addInitScript({ content: `localStorage['moonrise:preferences'] ??= '{"coverAfter":0}'` })
  return made
}

/** Brings the game in through Home, as a storyteller would; the answer is its address. A game that was just made comes as its text. */
export const bringIn = async (context: BrowserContext, url: string, game: RecordedGame | { readonly text: string }): Promise<string> => {
  const buffer =
    typeof game === 'string'
      ? gunzipSync(readFileSync(new URL(`../games/${game}.moonrise.json.gz`, import.meta.url)))
      : Buffer.from(game.text)
  const { games } = JSON.parse(buffer.toString()) as { readonly games: readonly { readonly id: string }[] }
  const page = await context.newPage()
  await page.goto(`${url}#/`)
  await page.locator('[data-act="import"]').click()
  await page.locator('[data-act="import-file"]').setInputFiles({ name: 'game.moonrise.json', mimeType: 'application/json', buffer })
  await page.locator('[data-act="import-file"]').waitFor({ state: 'detached', timeout: 120_000 })
  await page.close()
  return `${url}#/game/${games[0]?.id}`
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

/** Everything is stored and the worker answers; false: this app registers none within ten seconds. */
export const offlineReady = async (context: BrowserContext, url: string): Promise<boolean> => {
  const page = await context.newPage()
  await page.goto(url)
  const registered = await page.evaluate(async () => {
    for (let tries = 0; tries < 100; tries++) {
      if ((await navigator.serviceWorker.getRegistrations()).length) return true
      await new Promise((next) => setTimeout(next, 100))
    }
    return false
  })
  if (registered) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.close()
  return registered
}
