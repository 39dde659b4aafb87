import type { Command } from '@/core/journal/command'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'

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

/** As after a killed browser. A normal exit would cover the grimoire. */
const uncovered = () => localStorage.removeItem('moonrise:covered')

test('until a restored night is painted only what it needs is asked for', async ({ page: before, context }) => {
  await importGame(before, gameFile('Cold', secondNight))
  const address = before.url()
  await before.close()
  const page = await context.newPage()
  await page.addInitScript(uncovered)
  await page.goto(address)
  await expect(page.locator('[data-seat]')).toHaveCount(8)
  // Titles and the other screens come afterwards.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('DayPanel-'))))
    .toBe(true)
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, ''))
      .sort()
  })
  expect(early).toEqual(
    expect.arrayContaining([
      'bad-moon-rising.js',
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
    early.filter(
      (name) => !/^(bad-moon-rising|grimoire|moonrise|icons|rolldown-runtime|spectral-[56]00)\.|^icon\.svg$|\.webmanifest$/.test(name),
    ),
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
    await page.addInitScript(uncovered)
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
    // A machine without any of our fallback fonts uses whatever it has.
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
