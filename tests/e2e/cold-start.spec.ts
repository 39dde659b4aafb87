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

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[]
}

test('titles, italics and art come later and move nothing: first visit, Home, a restored night @sizes', async ({
  page: before,
  context,
}) => {
  const whatMoves = async (address: string) => {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const moved = { up: 0, sum: 0 }
      const take = ({ value, sources }: Shift) => {
        moved.sum += value
        moved.up = Math.max(moved.up, ...sources.map(({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y)))
      }
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as unknown as Shift))).observe({
        type: 'layout-shift',
        buffered: true,
      })
      Object.assign(globalThis, { moved })
    })
    await page.goto(address)
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'Fell' && status === 'loaded'))
    await page.waitForLoadState('networkidle')
    const found = await page.evaluate(() => ({
      ...(globalThis as unknown as { moved: { up: number; sum: number } }).moved,
      stoodIn: [...document.fonts].some(({ family, status }) => family.includes('Fell like') && status === 'loaded'),
    }))
    await page.close()
    return found
  }
  const still = async (address: string) => {
    const { up, sum, stoodIn } = await whatMoves(address)
    // A machine that owns none of the faces we know as substitutes sets titles in whatever it has.
    expect(up, `pixels up or down, ${address}`).toBeLessThan(stoodIn ? 1 : 12)
    // A title in the middle of the ring begins a few pixels further to the side once it is set in its own face.
    expect(sum, address).toBeLessThan(0.0001)
  }
  await before.goto('/')
  const home = before.url()
  await still(home)
  await importGame(before, gameFile('Cold', secondNight))
  const night = before.url()
  await before.close()
  await still(home)
  await still(night)
})
