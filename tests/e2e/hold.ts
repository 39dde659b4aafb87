import type { ElementHandle, Locator, Page } from '@playwright/test'

const gone = (page: Page, element: ElementHandle<Element>) =>
  page.waitForFunction((each) => !each.isConnected, element, { timeout: 30_000 })

const middle = async (where: Locator) => {
  const box = await where.boundingBox()
  if (!box) throw new Error('nothing to hold')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Holds until the given element, by default the held one, is gone, however long a busy machine takes. */
export const hold = async (page: Page, where: Locator, away: Locator = where): Promise<void> => {
  const leaves = await away.elementHandle()
  if (!leaves) throw new Error('nothing to take away')
  const finger = await middle(where)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await gone(page, leaves as ElementHandle<Element>)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
