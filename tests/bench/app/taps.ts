import type { CDPSession, Page } from 'playwright'

export interface TapPlan {
  /** What is tapped; of several, each time the next. */
  readonly tap: string
  /** What has to be there in the frame that counts; none: the next frame counts. */
  readonly then?: string | undefined
  /** What takes it back, unmeasured; none: nothing has to be. */
  readonly back?: string | undefined
}

/** From the tap to the frame that shows it, in milliseconds. */
export const tapOnce = async (page: Page, { tap, then, back }: TapPlan, which: number): Promise<number> => {
  const took = await page.evaluate(
    async ({ selector, which: index, shown }) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getBoundingClientRect().width > 0)
      const target = all[index % Math.max(1, all.length)]
      if (!target) throw new Error(`Nothing to tap: ${selector}`)
      const button = target.closest<HTMLElement>('button, a') ?? target
      const started = performance.now()
      button.click()
      do await new Promise((next) => requestAnimationFrame(next))
      while (shown && !document.querySelector(shown) && performance.now() - started < 20_000)
      await new Promise<void>((next) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => next()
        port2.postMessage(0)
      })
      return performance.now() - started
    },
    { selector: tap, which, shown: then },
  )
  if (back) await page.locator(back).first().click()
  await page.waitForTimeout(120)
  return took
}

export const megabytes = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000
}
