import type { Locator } from '@playwright/test'

/** A tap, and what the page made of it: the browser makes a click of a touch only after the touch is over. */
export const tapped = async (where: Locator): Promise<void> => {
  const handled = where
    .page()
    .evaluate(() => new Promise((done) => addEventListener('click', () => setTimeout(done), { once: true, capture: true })))
  await where.tap()
  await handled
}
