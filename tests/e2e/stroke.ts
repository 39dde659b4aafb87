import type { Locator, Page } from '@playwright/test'
import { quick } from './quick.ts'

const PARTS = 6
const REST = 120

/** A finger that goes from place to place without lifting. */
export const stroke = async (page: Page, ...places: readonly Locator[]): Promise<void> => {
  // The panel of the moment answers it, and comes after the ring.
  await page.locator('.panel .day, [data-step]').first().waitFor()
  const path: { x: number; y: number }[] = []
  for (const place of places) {
    const box = await place.boundingBox()
    if (!box) throw new Error('nothing to touch')
    path.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: typeof path) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point, id: 1 })) })
  await quick(page, async () => {
    await touch('touchStart', path.slice(0, 1))
    for (let leg = 1; leg < path.length; leg++) {
      const [from, to] = [path[leg - 1]!, path[leg]!]
      for (let part = 1; part <= PARTS; part++)
        await touch('touchMove', [{ x: from.x + ((to.x - from.x) * part) / PARTS, y: from.y + ((to.y - from.y) * part) / PARTS }])
    }
  })
  // A finger stops before it lifts; after one that does not, the browser swallows the next tap as the end of a fling.
  await page.waitForTimeout(REST)
  await touch('touchMove', path.slice(-1))
  await touch('touchEnd', [])
  await page.waitForTimeout(REST)
  await devtools.detach()
}
