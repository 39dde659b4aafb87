import type { Page } from '@playwright/test'
import type { Preferences } from '@/app/device/preferences'

/** Settings as if they had been chosen; the next page reads them. */
export const prefer = (page: Page, chosen: Partial<Preferences>): Promise<void> =>
  page.evaluate((more) => {
    const before = JSON.parse(localStorage.getItem('moonrise:preferences') ?? '{}') as object
    localStorage.setItem('moonrise:preferences', JSON.stringify({ ...before, ...more }))
  }, chosen)
