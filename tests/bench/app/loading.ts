import type { BrowserContext } from 'playwright'
import { figure, type Figure } from './figures'
import { watchLoading, type Loaded, type Marks } from './watch'

export interface Visit extends Marks {
  readonly url: string
  readonly cpu: number
  /** 1.6 Mbit/s and 150 ms. */
  readonly slow: boolean
  /** Through the service worker; otherwise nothing is cached. */
  readonly worker: boolean
  /** Takes the tap back, so that the next visit finds the same. */
  readonly undo?: string | undefined
}

export interface VisitFigures {
  readonly firstPaint: Figure
  readonly largestPaint: Figure
  readonly painted: Figure
  readonly usable: Figure
  readonly blocking: Figure
  /** Thousandths, in a visit without a tap. */
  readonly shift: number
  readonly requests: number
  readonly kilobytes: number
}

/** What was transferred until the page could be used. */
interface Carried {
  readonly requests: number
  readonly bytes: number
}

/** Where a visit happens: always on the same tablet, or each time on one that has never been here. */
export interface Tablet {
  readonly take: () => Promise<BrowserContext>
  readonly giveBack: (context: BrowserContext) => Promise<void>
}

export const sameTablet = (context: BrowserContext): Tablet => ({ take: async () => context, giveBack: async () => undefined })

const visit = async (tablet: Tablet, { url, cpu, slow, worker, undo, ...marks }: Visit): Promise<Loaded & Carried> => {
  const context = await tablet.take()
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    if (!worker) {
      await devtools.send('Network.clearBrowserCache')
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
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
    return { ...loaded, requests: early.length, bytes: early.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await page.close()
    await tablet.giveBack(context)
  }
}

export const visits = async (tablet: Tablet, what: Visit, runs: number): Promise<VisitFigures> => {
  const all: (Loaded & Carried)[] = []
  for (let run = 0; run < runs; run++) all.push(await visit(tablet, what))
  // A tap may move things; what counts is what moves by itself.
  const { shift } = await visit(tablet, { ...what, tap: undefined, undo: undefined })
  const of = (read: (one: Loaded & Carried) => number) => figure(all.map(read))
  return {
    firstPaint: of((one) => one.firstPaint),
    largestPaint: of((one) => one.largestPaint),
    painted: of((one) => one.painted),
    usable: of((one) => one.usable),
    blocking: of((one) => one.blocking),
    shift: Math.round(shift * 10_000) / 10,
    requests: of((one) => one.requests).median,
    kilobytes: of((one) => one.bytes / 1000).median,
  }
}
