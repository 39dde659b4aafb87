import type { Locator } from '@playwright/test'
import { quick } from './quick.ts'

/** Taps and waits for the click, which a browser sends only after the touch. */
export const tapped = async (where: Locator): Promise<void> => {
  const page = where.page()
  const handled = page.evaluate(
    () => new Promise((done) => addEventListener('click', () => setTimeout(done), { once: true, capture: true })),
  )
  await quick(page, () => where.tap())
  await handled
}
