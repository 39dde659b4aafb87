import type { Page } from '@playwright/test'

/** The page's own time can be stopped later; to be called before the page is opened. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/** What began before is over, and from now on no time passes in the page, however slow the machine is, until `page.clock.resume()`. */
export const stopTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 2_000)
}
