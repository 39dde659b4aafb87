import type { Page } from '@playwright/test'
import type { Journal } from '@/core/journal/journal'
import { seatId } from '@/core/model/ids'
import { expect, test } from './fixtures.ts'
import { openGame, openSeatByDay, played, table } from './games.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const middle = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger that rests on a seat until it has opened. */
const longPress = async (page: Page, seat: string) => {
  const devtools = await page.context().newCDPSession(page)
  const at = await middle(page, `[data-seat="${seat}"]`)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.locator('dialog[open]')).toBeVisible()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
const closeSeat = async (page: Page) => {
  await page.locator('dialog[open] .close').tap()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Opens a game and waits for the drag code, which loads after the first screen or with a press: first it, then the code for a long press. */
const openToMove = async (page: Page, journal: Journal) => {
  await openGame(page, journal)
  await longPress(page, 's1')
  await closeSeat(page)
}

/**
 * A finger, not a mouse: the browser may take the gesture for itself. It moves by its own clock (`after` is in ms),
 * and every touch is sent before the first is answered, so a busy machine changes nothing.
 */
const touch = async (page: Page, touches: readonly { readonly after: number; readonly at?: Point }[]) => {
  const devtools = await page.context().newCDPSession(page)
  const began = Date.now()
  await Promise.all(
    touches.map(({ after, at }, nth) =>
      devtools.send('Input.dispatchTouchEvent', {
        type: nth === 0 ? 'touchStart' : at ? 'touchMove' : 'touchEnd',
        touchPoints: at ? [at] : [],
        timestamp: (began + after) / 1000,
      }),
    ),
  )
  await devtools.detach()
}

const drag = (page: Page, from: Point, to: Point) =>
  touch(page, [
    { after: 0, at: from },
    // Only a finger that rests first picks something up.
    ...Array.from({ length: 8 }, (_, at) => (at + 1) / 8).map((part, at) => ({
      after: 220 + at * 16,
      at: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    })),
    // A finger that lets go in full swing throws: the browser takes the next touch for the one that stops it.
    { after: 500, at: to },
    { after: 520 },
  ])

/** As fast as a hand can. */
const flick = (page: Page, from: Point, to: Point) => touch(page, [{ after: 0, at: from }, { after: 40, at: to }, { after: 60 }])

const marked = () => played([{ type: 'placeToken', on: seatId('s2'), text: 'Remember' }], table(8, { phase: 'day' }))
/** By day a drag from seat to seat nominates. */
const markedByNight = () => played([{ type: 'placeToken', on: seatId('s2'), text: 'Remember' }], table(8))
const coin = '[data-coin][aria-label*="Remember"]'
const label = (page: Page, seat: string) => page.locator(`[data-seat="${seat}"]`)

test('a coin dragged to another seat lies there, and undo brings it back', async ({ page }) => {
  await openToMove(page, marked())
  await expect(label(page, 's2')).toHaveAttribute('aria-label', /Remember/)
  await page.locator(coin).waitFor()
  await drag(page, await middle(page, coin), await middle(page, '[data-seat="s6"]'))
  await expect(label(page, 's6')).toHaveAttribute('aria-label', /Remember/)
  await expect(label(page, 's2')).not.toHaveAttribute('aria-label', /Remember/)
  await expect(page.locator('[data-part="sheet"], dialog[open]')).toHaveCount(0)
  await page.locator('[data-act="undo"]').tap()
  await expect(label(page, 's2')).toHaveAttribute('aria-label', /Remember/)
})

test('a seat dragged onto another swaps the two, with everything they have', async ({ page }) => {
  await openToMove(page, markedByNight())
  const [two, six] = [await middle(page, '[data-seat="s2"]'), await middle(page, '[data-seat="s6"]')]
  await drag(page, two, six)
  await expect.poll(async () => Math.abs((await middle(page, '[data-seat="s2"]')).x - six.x) < 12).toBe(true)
  expect(Math.abs((await middle(page, '[data-seat="s6"]')).y - two.y)).toBeLessThan(12)
  await expect(label(page, 's2')).toHaveAttribute('aria-label', /Remember/)
  await page.locator('[data-act="undo"]').tap()
  await expect.poll(async () => Math.abs((await middle(page, '[data-seat="s2"]')).x - two.x) < 2).toBe(true)
})

test('a seat let go beside the ring goes back, and nothing was done', async ({ page }) => {
  await openToMove(page, marked())
  const two = await middle(page, '[data-seat="s2"]')
  const named = await page.locator('[data-act="undo"]').getAttribute('aria-label')
  await drag(page, two, { x: two.x, y: two.y + 30 })
  await expect.poll(async () => Math.abs((await middle(page, '[data-seat="s2"]')).y - two.y) < 1).toBe(true)
  expect(await page.locator('[data-act="undo"]').getAttribute('aria-label')).toBe(named)
})

test('a finger that slides from seat to seat without resting moves nobody', async ({ page }) => {
  await openToMove(page, markedByNight())
  const [two, three] = [await middle(page, '[data-seat="s2"]'), await middle(page, '[data-seat="s3"]')]
  const named = await page.locator('[data-act="undo"]').getAttribute('aria-label')
  await flick(page, two, three)
  await page.waitForTimeout(400)
  expect(await page.locator('[data-act="undo"]').getAttribute('aria-label')).toBe(named)
  expect([await middle(page, '[data-seat="s2"]'), await middle(page, '[data-seat="s3"]')]).toEqual([two, three])
})

test('a tap that slips by a few pixels is a tap', async ({ page }) => {
  await openToMove(page, table(8, { phase: 'day' }))
  const two = await middle(page, '[data-seat="s2"]')
  await flick(page, two, { x: two.x + 18, y: two.y + 4 })
  await expect(page.getByRole('heading', { name: 'Bo nominates…' })).toBeVisible()
})

test('lifting the finger after a long press touches nothing of what it opened', async ({ page }) => {
  await openGame(page, marked())
  const named = await page.locator('[data-act="undo"]').getAttribute('aria-label')
  for (const seat of ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']) {
    await longPress(page, seat)
    // Still its first page, and open, also when the browser has had time for a click.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await expect(page.locator('dialog[open] [data-act="seat-move"]')).toBeVisible()
    await closeSeat(page)
  }
  expect(await page.locator('[data-act="undo"]').getAttribute('aria-label')).toBe(named)
})

test('what was taken back stays in the timeline and can be gone on from', async ({ page }) => {
  await openGame(page, table(8, { phase: 'day' }))
  await openSeatByDay(page, 's4')
  await page.locator('[data-act="seat-dies"]').tap()
  await page.locator('[data-act="do-it"]').tap()
  await page.keyboard.press('Escape')
  await expect(label(page, 's4')).toHaveAttribute('aria-label', /dead/)
  await page.locator('[data-act="undo"]').tap()
  await expect(label(page, 's4')).not.toHaveAttribute('aria-label', /dead/)

  await page.locator('[data-act="timeline"]').first().tap()
  await page.locator('[data-act="undone"]').tap()
  await page.locator('[data-branch]').first().tap()
  await expect(label(page, 's4')).toHaveAttribute('aria-label', /dead/)
  await page.locator('[data-act="return-to-now"]').tap()
  await expect(label(page, 's4')).not.toHaveAttribute('aria-label', /dead/)
  await page.locator('[data-branch]').first().tap()
  await page.locator('[data-act="go-back-here"]').tap()
  await page.locator('[data-act="go-back-here"]').tap()
  await expect(page.locator('.moment')).toHaveCount(0)
  await expect(label(page, 's4')).toHaveAttribute('aria-label', /dead/)
})
