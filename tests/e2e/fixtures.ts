import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { serve, type Served } from '../../server/serve.ts'

export { expect } from '@playwright/test'

export const builtApp = process.env.DIST ?? 'dist'

interface Shared {
  /** One server per worker on a free port, so that no other server can answer. */
  readonly server: Served
}

interface Fixtures {
  /** What the page complained about; a test that provokes a complaint empties it. */
  readonly complaints: string[]
  /** With a profile on the disk, as on a tablet. A private page stores in memory, where Chromium 147 never frees space. */
  readonly lastingPage: Page
  /** A server of this test's own, which it may stop. */
  readonly ownServer: (options?: { readonly base?: string; readonly folder?: string }) => Promise<Served>
}

/** What a failed test saw, in words, because a log keeps no pictures. */
async function describe(pages: readonly Page[]) {
  for (const page of pages) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
    console.log(`${page.url()}\n${seen}`)
  }
}

export const test = base.extend<Fixtures, Shared>({
  server: [
    async ({}, use) => {
      const served = await serve({ folder: builtApp })
      await use(served)
      await served.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  complaints: [
    async ({ context }, use, test) => {
      const heard: string[] = []
      const listen = (page: Page) => {
        page.on('console', (message) => {
          // A test that keeps the worker out hears of it from the runner, not from the app.
          if (
            (message.type() === 'error' || message.type() === 'warning') &&
            message.text() !== 'Service Worker registration blocked by Playwright'
          )
            heard.push(message.text())
        })
        page.on('pageerror', (error) => heard.push(String(error)))
      }
      context.on('page', listen)
      context.pages().forEach(listen)
      await use(heard)
      if (test.status !== test.expectedStatus) await describe(context.pages())
      base.expect(heard, 'the console').toEqual([])
    },
    { auto: true },
  ],
  lastingPage: async ({ playwright, launchOptions, contextOptions, hasTouch, viewport, baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'moonrise-profile-'))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      hasTouch,
      viewport,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const [page] = context.pages()
    await use(page ?? (await context.newPage()))
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  },
  ownServer: async ({}, use) => {
    const started: Served[] = []
    await use(async (options) => {
      const served = await serve({ folder: builtApp, ...options })
      started.push(served)
      return served
    })
    await Promise.all(started.map((served) => served.close()))
  },
})

/** Waits until everything is stored and the worker answers for this page. */
export async function storedForOffline(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((claimed) => navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true }))
  })
}
