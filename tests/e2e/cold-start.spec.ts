import type { Command } from '@/core/journal/command'
import { lift } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'

test.use({ serviceWorkers: 'block' })

const cast = ['sailor', 'innkeeper', 'fool', 'gambler', 'chambermaid', 'pacifist', 'devilsadvocate', 'po']
const secondNight: readonly Command[] = [
  ...cast.map((character, i): Command => ({
    type: 'addSeat',
    plan: { player: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana'][i] ?? '', character },
  })),
  { type: 'begin' },
  { type: 'dawn' },
  { type: 'closeNominations' },
  { type: 'dusk' },
]

test('a restored night answers taps before what decides has arrived', async ({ page }) => {
  test.setTimeout(120_000)
  await importGame(page, gameFile('Cold', secondNight))
  const night = await nightTable(page)
  await page.locator('[data-step=dusk]').waitFor()
  await night.done()
  await expect(page.locator('[data-step="sailor:s1"]')).toBeVisible()

  let arrive = (): void => undefined
  const held = new Promise<void>((go) => {
    arrive = go
  })
  let asked = false
  await page.route('**/deciding-*.js', async (route) => {
    asked = true
    await held
    await route.continue()
  })
  await page.reload()
  await lift(page)
  await expect(page.locator('[data-seat]')).toHaveCount(8)
  await page.locator('[data-seat=s3]').tap()
  await expect(page.locator('[data-seat=s3] .figure.is-chosen')).toBeVisible()
  await page.locator('[data-act=done]').tap()
  await page.locator('[data-act=done]').tap()
  await expect(page.locator('[data-act=done]')).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked).toBe(true)
  await expect(page.locator('[data-step="sailor:s1"]')).toBeVisible()

  arrive()
  await expect(page.locator('[data-step="sailor:s1"]')).toHaveCount(0)
  // Pressed twice, settled once.
  await expect(page.locator('[data-step="innkeeper:s2"]')).toBeVisible()
})

test('until a restored night is painted only what it needs is asked for', async ({ page: before, context }) => {
  await importGame(before, gameFile('Cold', secondNight))
  const address = before.url()
  await before.close()
  // Another window: a reload would show the cover.
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.locator('[data-seat]')).toHaveCount(8)
  // Titles, what decides and the other screens come afterwards.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('deciding-'))))
    .toBe(true)
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name.replace(/^.*\/|-[\w-]{6,7}(?=\.\w+$)/g, ''))
      .sort()
  })
  expect(early).toEqual(
    expect.arrayContaining([
      'grimoire.css',
      'grimoire.js',
      'icons.js',
      'moonrise.css',
      'moonrise.js',
      'spectral-500.woff2',
      'spectral-600.woff2',
    ]),
  )
  expect(
    early.filter((name) => !/^(grimoire|moonrise|icons|rolldown-runtime|spectral-[56]00)\.|^icon\.svg$|\.webmanifest$/.test(name)),
  ).toEqual([])
})
