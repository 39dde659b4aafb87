import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { longNames, nineLetters } from '../circle.ts'
import { openGame, openSeatByDay, table } from './games.ts'
import { hold } from './hold.ts'
import { resize, standsStill } from './still.ts'

const sizes = [
  [1180, 820],
  [820, 1180],
  [1366, 1024],
  [390, 844],
] as const
const counts = [5, 12, 20] as const

interface Box {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly round: boolean
}

/** Every token, plate and coin of the ring as it is painted. */
const painted = (page: Page): Promise<{ boxes: Box[]; hits: Box[]; board: Box }> =>
  page.evaluate(() => {
    const box = (element: Element, what: string, round: boolean): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { what, x, y, w: width, h: height, round }
    }
    const boxes: Box[] = []
    const hits: Box[] = []
    for (const seat of document.querySelectorAll('[data-seat]')) {
      const id = (seat as HTMLElement).dataset['seat'] ?? ''
      boxes.push(box(seat, `token ${id}`, true))
      const plate = seat.querySelector('.plate')
      if (plate) boxes.push(box(plate, `plate ${id}`, false))
      const reach = getComputedStyle(seat, '::after')
      const [face, w, h] = [box(seat, `seat ${id}`, true), parseFloat(reach.width), parseFloat(reach.height)]
      hits.push({ ...face, x: face.x + (face.w - w) / 2, y: face.y + (face.h - h) / 2, w, h })
    }
    document.querySelectorAll('[data-coin], .coin-hit').forEach((coin, index) => {
      const face = coin.querySelector('.coin') ?? coin
      boxes.push(box(face, `coin ${index}`, true))
      if (coin.tagName === 'BUTTON') hits.push(box(coin, `coin ${index}`, true))
    })
    const board = document.querySelector('.ring') as Element
    return { boxes, hits, board: box(board, 'board', false) }
  })

const overlap = (a: Box, b: Box): number => {
  const [ax, ay, bx, by] = [a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2]
  if (a.round && b.round) return a.w / 2 + b.w / 2 - Math.hypot(ax - bx, ay - by)
  if (!a.round && !b.round)
    return Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
  const [disc, rect] = a.round ? [a, b] : [b, a]
  const [cx, cy] = [disc.x + disc.w / 2, disc.y + disc.h / 2]
  const dx = Math.max(rect.x - cx, 0, cx - rect.x - rect.w)
  const dy = Math.max(rect.y - cy, 0, cy - rect.y - rect.h)
  return disc.w / 2 - Math.hypot(dx, dy)
}

/** A plate hangs on its own token; everything else keeps apart. */
const own = (a: Box, b: Box) =>
  a.what.split(' ')[1] === b.what.split(' ')[1] &&
  (a.what.startsWith('plate') || b.what.startsWith('plate')) &&
  (a.what.startsWith('token') || b.what.startsWith('token'))

const collisions = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => !own(a, b) && overlap(a, b) > 1.5)
      .map((b) => `${a.what} on ${b.what} by ${overlap(a, b).toFixed(1)}`),
  )

for (const seats of counts) {
  test(`${seats} seats fit every screen: nothing overlaps, nothing leaves it, every target is large enough`, async ({ page }) => {
    await openGame(page, table(seats, { busy: true, names: seats === 20 ? longNames : nineLetters }))
    for (const [width, height] of sizes) {
      await resize(page, width, height)
      const { boxes, hits, board } = await painted(page)
      const where = `${seats} seats at ${width}×${height}`
      expect(boxes.filter(({ what }) => what.startsWith('token')).length, where).toBe(seats)
      expect(collisions(boxes), where).toEqual([])
      const out = boxes.filter(
        (one) =>
          one.x < board.x - 1 || one.y < board.y - 1 || one.x + one.w > board.x + board.w + 1 || one.y + one.h > board.y + board.h + 1,
      )
      expect(
        out.map(({ what }) => what),
        where,
      ).toEqual([])
      expect(
        hits.filter(({ w, h }) => w < 43.5 || h < 43.5).map(({ what, w }) => `${what} ${w}`),
        where,
      ).toEqual([])
      expect(collisions(hits), where).toEqual([])
    }
  })
}

test('names of nine letters are whole on tablets up to fifteen seats; a cut name is whole in its label', async ({ page }) => {
  await openGame(page, table(15, { names: nineLetters }))
  for (const [width, height] of sizes.slice(0, 3)) {
    await resize(page, width, height)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-seat] .plate span, [data-seat] .plate b')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.textContent)
        .map((one) => one.textContent),
    )
    expect(cut, `${width}×${height}`).toEqual([])
  }
  expect(await page.locator('[data-seat]').first().getAttribute('aria-label')).toContain('Alexandra')
})

test('turning the tablet and back leaves every seat where it was', async ({ page }) => {
  await openGame(page, table(12, { busy: true }))
  await standsStill(page)
  const before = await painted(page)
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
    [1180, 820],
  ] as const) {
    await resize(page, width, height)
  }
  expect((await painted(page)).boxes.map(({ what, x, y }) => `${what} ${x.toFixed(0)} ${y.toFixed(0)}`)).toEqual(
    before.boxes.map(({ what, x, y }) => `${what} ${x.toFixed(0)} ${y.toFixed(0)}`),
  )
})

test('covered, the page holds no name, character, count or note; holding lifts it, also after a reload', async ({ page }) => {
  await openGame(page, table(12, { busy: true }), 'Secret Thursday')
  await page.locator('[data-act="cover"]').tap()
  const words = async () => page.evaluate(() => document.documentElement.outerHTML.replace(/<(script|style|symbol|svg)[\s\S]*?<\/\1>/g, ''))
  const secret = /Ana|Hana|Sailor|Pukka|Goon|Drunk|Safe|Watch this one|Secret Thursday|Night 2|alive/
  expect(await words()).not.toMatch(secret)
  await page.reload()
  await page.locator('.cover').waitFor()
  expect(await words()).not.toMatch(secret)
  await page.clock.install()
  await page.locator('.cover .hold').tap()
  await page.clock.fastForward(5_000)
  await expect(page.locator('.cover'), 'letting go early keeps it covered').toBeVisible()
  await page.clock.resume()
  await hold(page, page.locator('.cover .hold'))
  await page.locator('[data-seat]').first().waitFor()
})

test('a seat is opened, killed with what follows shown first, and undone', async ({ page }) => {
  await openGame(page, table(12, { phase: 'day' }))
  await openSeatByDay(page, 's8')
  await page.locator('[data-act="seat-dies"]').tap()
  await expect(page.locator('[data-part="follows"]').first()).toContainText('dies')
  await page.locator('[data-act="do-it"]').tap()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-seat="s8"]')).toHaveAttribute('aria-label', /dead/)
  await page.locator('[data-act="undo"]').tap()
  await expect(page.locator('[data-seat="s8"]')).not.toHaveAttribute('aria-label', /dead/)
})

test('an opened seat keeps the focus, closes off the page behind it, and gives the focus back', async ({ page }) => {
  await openGame(page, table(12, { phase: 'day' }))
  await page.locator('[data-seat="s8"]').focus()
  // By day the first Enter begins a nomination.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(page.locator('dialog:modal :focus')).toHaveCount(1)
  // Whatever the browser's own bar takes, nothing of the page behind may have it.
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('[data-seat="s8"]')).toBeFocused()
})

test('the timeline shows the grimoire as it was, returns, and goes back for good', async ({ page }) => {
  await openGame(page, table(12))
  // Fay was set to dead by hand in entry 15, Ivo two entries later.
  const dead = async (...wanted: readonly string[]) => {
    for (const seat of ['s6', 's9'])
      await (
        wanted.includes(seat)
          ? expect(page.locator(`.ring [data-seat="${seat}"]`))
          : expect(page.locator(`.ring [data-seat="${seat}"]`)).not
      ).toHaveAttribute('aria-label', /, dead/)
  }
  await dead('s6', 's9')
  await page.locator('[data-act="timeline"]').first().tap()
  await page.locator('[data-entry="15"]').tap()
  await expect(page.locator('.moment')).toBeVisible()
  await dead('s6')
  await page.locator('[data-act="return-to-now"]').tap()
  await expect(page.locator('.moment')).toHaveCount(0)
  await dead('s6', 's9')
  await page.locator('[data-entry="15"]').tap()
  await page.locator('[data-act="go-back-here"]').tap()
  await page.locator('[data-act="go-back-here"]').tap()
  await expect(page.locator('.moment')).toHaveCount(0)
  await dead('s6')
  await expect(page.locator('.bar[data-saving=saved]')).toHaveCount(1)
  await page.reload()
  await hold(page, page.locator('.cover .hold'))
  await dead('s6')
})

test('every seat is reached by keyboard in seat order, and keys do what the bar does', async ({ page }) => {
  await openGame(page, table(7))
  await page.locator('[data-seat="s1"]').focus()
  for (const next of ['s2', 's3', 's4', 's5', 's6', 's7', 's1']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(`[data-seat="${next}"]`)).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-seat="s7"]')).toBeFocused()

  const undo = page.locator('[data-act="undo"]')
  const named = (await undo.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('u')
  await expect(undo).not.toHaveAttribute('aria-label', named)
  await page.keyboard.press('r')
  await expect(undo).toHaveAttribute('aria-label', named)
  await page.keyboard.press('t')
  await expect(page.locator('[data-entry]').first()).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.locator('[data-entry]')).toHaveCount(0)
  for (const [key, opens] of [
    ['k', '[data-card-kind]'],
    ['m', '[data-act="seat-map"]'],
    ['?', 'kbd'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator(`dialog:modal ${opens}`).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  }
  await page.keyboard.press('c')
  await expect(page.locator('.cover')).toBeVisible()
})
