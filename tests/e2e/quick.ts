import type { Page } from '@playwright/test'
import { LONG } from '@/ui/parts/longPress'

/** A finger that lifts or goes on at once: however long a busy machine takes to report that, it is no long press. */
export const quick = async (page: Page, finger: () => Promise<void>): Promise<void> => {
  await page.evaluate((long) => {
    const own = window.setTimeout
    const patient = (work: TimerHandler, time?: number, ...values: unknown[]) => own(work, time === long ? 60_000 : time, ...values)
    window.setTimeout = Object.assign(patient, { own }) as unknown as typeof setTimeout
  }, LONG)
  await finger()
  await page.evaluate(() => {
    const { own } = window.setTimeout as typeof setTimeout & { readonly own?: typeof setTimeout }
    if (own) window.setTimeout = own
  })
}
