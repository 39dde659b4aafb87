import type { Locator } from '@playwright/test'

/** Taps and waits for the click, which a browser sends only after the touch. */
export const tapped = async (where: Locator): Promise<void> => {
  const handled = where
    .page()
    .evaluate(() => new Promise((done) => addEventListener('click', () => setTimeout(done), { once: true, capture: true })))
  await where.tap()
  await handled
}
