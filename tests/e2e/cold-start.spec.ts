import type { Command } from '@/core/journal/command'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'

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
  await page.addInitScript(() => {
    const look = () =>
      document.querySelector('[data-seat]') ? Object.assign(globalThis, { seatsAt: performance.now() }) : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
  await page.goto(address)
  await expect(page.locator('[data-seat]')).toHaveCount(8)
  // The other screens come afterwards.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/game-[\w-]+\.js$/.test(name))))
    .toBe(true)
  const others = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(tb|trouble-brewing|own)-[\w-]+\.js$/.test(name)),
  )
  expect(others, 'another script’s characters').toEqual([])
  const early = await page.evaluate(() => {
    const painted = (globalThis as unknown as { seatsAt: number }).seatsAt
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name.replace(/^.*\/|-[\w-]{5,7}(?=\.\w+$)/g, ''))
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
      (name) =>
        !/^(bad-moon-rising|bmr|grimoire|moonrise|icons|rolldown-runtime|spectral-[56]00i?|im-fell-english-400)\.|^icon\.svg$|\.webmanifest$/.test(
          name,
        ),
    ),
  ).toEqual([])
})

test('before its files have come a game shows its places, and nothing else; covered it shows none', async ({
  page: before,
  context,
  complaints,
}) => {
  await importGame(before, gameFile('Shell', secondNight))
  await expect(before.locator('[data-seat]')).toHaveCount(8)
  await expect.poll(() => before.evaluate(() => localStorage['moonrise:shell'] !== undefined)).toBe(true)
  const centres = (selector: string) =>
    before.evaluate(
      (which) =>
        [...document.querySelectorAll(which)].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x + width / 2, y + height / 2].map(Math.round)
        }),
      selector,
    )
  const seats = await centres('[data-seat]')
  const address = before.url()
  await before.close()
  const start = async (covered: boolean) => {
    const page = await context.newPage()
    await page.addInitScript((now) => (localStorage['moonrise:covered'] = String(now)), covered)
    await page.route('**/moonrise-*.js', (route) => route.abort())
    await page.goto(address)
    const rects = await page.locator('.shell rect').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [x + width / 2, y + height / 2].map(Math.round)
      }),
    )
    const text = await page.locator('body').innerText()
    await page.close()
    return { rects, text }
  }
  const open = await start(false)
  expect(open.rects).toHaveLength(10)
  open.rects.slice(2).forEach(([x = 0, y = 0], i) => {
    expect(Math.abs(x - (seats[i]?.[0] ?? 0))).toBeLessThan(2)
    expect(Math.abs(y - (seats[i]?.[1] ?? 0))).toBeLessThan(2)
  })
  expect(open.text).not.toContain('Ana')
  expect((await start(true)).rects).toEqual([])
  complaints.splice(0)
  // And the app takes it away.
  const page = await context.newPage()
  await page.addInitScript(uncovered)
  await page.goto(address)
  await expect(page.locator('[data-seat]')).toHaveCount(8)
  await expect(page.locator('.shell')).toHaveCount(0)
})

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[]
}

test('no typeface changes and nothing moves after the first paint: first visit, Home, a restored night @sizes', async ({
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
    // A slow device: the code runs six times slower.
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(address)
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'Fell' && status === 'loaded'))
    await page.waitForLoadState('networkidle')
    const found = await page.evaluate(() => ({
      ...(globalThis as unknown as { moved: { up: number; sum: number } }).moved,
      // A stand-in is only fetched when words are painted with it.
      stoodIn: [...document.fonts]
        .filter(({ family, status }) => family.includes(' like ') && status === 'loaded')
        .map(({ family }) => family),
    }))
    await page.close()
    return found
  }
  const still = async (address: string) => {
    const { up, sum, stoodIn } = await whatMoves(address)
    expect(stoodIn, `shown in another typeface, ${address}`).toEqual([])
    expect(up, `pixels up or down, ${address}`).toBeLessThan(1)
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
