import type { Locator, Page, Route } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringIn, firstNight, lift } from './dayTable.ts'
import { builtApp, expect, storedForOffline, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const assets = join(builtApp, 'assets')
const texts = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
)
const importsOf = (file: string) => [...(texts.get(file) ?? '').matchAll(/from\s?"\.\/([^"]+\.js)"/g)].map(([, name]) => String(name))
const withImports = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (!known.has(file)) importsOf(known.add(file) && file).forEach((each) => withImports(each, known))
  return known
}
const named = (name: string) => [...texts.keys()].find((file) => file.startsWith(`${name}-`)) ?? ''
const fileOf = (screen: string) => [...texts].find(([, text]) => text.includes(`__name:\`${screen}\``))?.[0] ?? ''

const menuFile = fileOf('GameMenu')
/** Files that must not fail: the screen itself, the cover, and the message about missing files. */
const needed = new Set(
  [named('grimoire'), named('start'), fileOf('NoticeShelf'), fileOf('CoverScreen')].flatMap((file) => [...withImports(file)]),
)
/** A file that the menu shares with other screens. */
const sharedFile =
  importsOf(menuFile).find(
    (file) => !needed.has(file) && [...texts.keys()].some((other) => other !== menuFile && importsOf(other).includes(file)),
  ) ?? ''

const menu = (page: Page) => page.locator('[data-act="menu"]')
const opened = (page: Page) => page.locator('dialog[open] [data-act="story"]')
const notice = (page: Page) => page.locator('.shelf__notice', { hasText: 'isn’t on the device yet' })

const inGame = (page: Page) => bringIn(page, firstNight('sailor innkeeper gambler professor exorcist devilsadvocate pukka'))
const startInGame = async (page: Page) => {
  await page.reload()
  await lift(page)
  await page.locator('[data-step]').waitFor()
}

/** Taps until something shows, because the message and the file may still be loading. What came late lies over the button. */
const tapUntil = (button: Locator, shows: Locator) =>
  expect(async () => {
    if (!(await shows.isVisible())) await button.tap({ timeout: 3_000 })
    await expect(shows).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 120_000 })

const abort = (route: Route) => route.abort()
const hotel = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Please log in</p>' })

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [what, file, answer] of [
    ['a menu that cannot be fetched', menuFile, abort],
    ['a menu whose shared file cannot be fetched', sharedFile, abort],
    ['a menu in whose place comes the page of a hotel’s network', menuFile, hotel],
  ] as const) {
    test(`${what} says so, and opens at a later tap`, async ({ page, complaints }) => {
      expect(file).not.toBe('')
      await inGame(page)
      await page.route(`**/${file}`, answer)
      await startInGame(page)
      await tapUntil(menu(page), notice(page))
      await expect(page.locator('dialog')).toHaveCount(0)
      // A request that is on its way when its route goes would never be answered.
      await page.unrouteAll({ behavior: 'wait' })
      await tapUntil(menu(page), opened(page))
      complaints.splice(0)
    })
  }

  test('a screen that cannot be fetched says so, and opens at a later tap', async ({ page, complaints }) => {
    const file = fileOf('HelpScreen')
    expect(needed).not.toContain(file)
    const button = page.locator('a[href="#/help"]').first()
    const shown = page.getByRole('heading', { level: 1, name: 'Help' })
    await page.route(`**/${file}`, abort)
    await page.goto('./')
    await tapUntil(button, notice(page))
    await page.unrouteAll()
    await tapUntil(button, shown)
    complaints.splice(0)
  })

  test('a start straight into a game whose screen cannot be fetched goes on by itself', async ({ page, complaints }) => {
    await inGame(page)
    await expect(page.locator('.bar[data-saving=saved]')).toHaveCount(1)
    let refused = 0
    await page.route('**/grimoire-*.js', (route) => {
      refused += 1
      return route.abort()
    })
    await page.reload()
    // The preload, and then what needs it.
    await expect.poll(() => refused).toBeGreaterThan(1)
    await expect(page.locator('[data-seat]')).toHaveCount(0)
    await page.unroute('**/grimoire-*.js')
    await lift(page)
    await expect(page.locator('[data-step]')).toBeVisible()
    complaints.splice(0)
  })
})

test('a file that the worker has lost is fetched at a later tap', async ({ page, context, complaints }) => {
  await page.goto('./')
  await storedForOffline(page)
  await inGame(page)
  const lost = [menuFile, sharedFile]
  await page.evaluate(async (names) => {
    for (const key of await caches.keys()) {
      const store = await caches.open(key)
      for (const request of await store.keys()) if (names.some((name) => request.url.includes(name))) await store.delete(request)
    }
  }, lost)
  await context.route((url) => lost.some((name) => url.pathname.endsWith(name)), abort)
  await startInGame(page)
  await tapUntil(menu(page), notice(page))
  await context.unrouteAll()
  await tapUntil(menu(page), opened(page))
  complaints.splice(0)
})
