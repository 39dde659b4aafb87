import type { BrowserContext } from 'playwright'
import { watchLoading, type Loaded, type Marks } from './watch'

export interface Visit extends Marks {
  readonly url: string
  /** How many times slower the processor is. */
  readonly cpu: number
  /** 1.6 Mbit/s and 150 ms. */
  readonly slow?: boolean
  /** Nothing is cached and no worker answers. */
  readonly cold: boolean
  /** Takes the tap back, so that the next visit finds the same. */
  readonly undo?: string | undefined
}

export interface Visited extends Loaded {
  /** What was transferred until the page could be used. */
  readonly kilobytes: number
}

export const visit = async (context: BrowserContext, { url, cpu, slow, cold, undo, ...marks }: Visit): Promise<Visited> => {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    if (cold) {
      // Cleared, not switched off: a file that is asked for early and then imported is fetched once, as on a real device.
      await devtools.send('Network.clearBrowserCache')
      await devtools.send('Network.setBypassServiceWorker', { bypass: true })
    }
    if (slow)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 95_000,
      })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const finished: { readonly at: number; readonly bytes: number }[] = []
    let begun: number | undefined
    devtools.on('Network.requestWillBeSent', ({ timestamp }) => {
      begun ??= timestamp
    })
    devtools.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => finished.push({ at: timestamp, bytes: encodedDataLength }))
    await page.addInitScript(watchLoading, marks)
    await page.goto(url, { waitUntil: 'commit' })
    const loaded = await page.evaluate(() => (globalThis as unknown as { benchLoaded: Promise<Loaded> }).benchLoaded)
    const early = finished.filter(({ at }) => at - (begun ?? 0) <= loaded.usable / 1000)
    if (undo) {
      await page.locator(undo).first().click()
      await page.waitForTimeout(600)
    }
    return { ...loaded, kilobytes: early.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 }
  } finally {
    await page.close()
  }
}

/** Milliseconds from a first visit until the worker has stored everything; NaN: this app has no worker. */
export const readyForOffline = async (context: BrowserContext, url: string): Promise<number> => {
  const page = await context.newPage()
  await page.goto(url)
  const ready = await page.evaluate(() =>
    Promise.race([
      navigator.serviceWorker.ready.then(() => performance.now()),
      new Promise<number>((never) => setTimeout(() => never(Number.NaN), 60_000)),
    ]),
  )
  await page.close()
  return ready
}
