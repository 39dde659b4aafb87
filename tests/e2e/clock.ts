import type { Page } from '@playwright/test'

/** Call before the page opens, so that its clock can be stopped later. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/** Lets running timers finish, then stops the page's clock until `page.clock.resume()`, however slow the machine is. */
export const stopTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 2_000)
}
