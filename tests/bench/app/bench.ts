import type { Browser, BrowserContext } from 'playwright'
import type { Row } from './figures'
import { visits, type Tablet, type Visit } from './loading'

/** How a run measures: on which browser, how often, how slow. */
export interface Bench {
  readonly browser: Browser
  readonly runs: number
  readonly quick: boolean
  readonly speeds: readonly number[]
  /** With 1.6 Mbit/s + 150 ms, or without. */
  readonly networks: readonly boolean[]
}

/** A tablet that has never been here. */
export const freshContext = async ({ browser }: Bench): Promise<BrowserContext> => {
  const made = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true })
  // The runner marks functions with their names; a page does not know that mark.
  await made.addInitScript({ content: 'globalThis.__name = (it) => it' })
  return made
}

export const newTablets = (bench: Bench): Tablet => ({ take: () => freshContext(bench), giveBack: (context) => context.close() })

export const loadRow = async ({ runs }: Bench, what: string, tablet: Tablet, visit: Visit): Promise<Row> => {
  const found = await visits(tablet, visit, runs)
  return {
    what,
    CPU: `${visit.cpu}×`,
    network: visit.worker ? 'none' : visit.slow ? '1.6 Mbit/s + 150 ms' : 'free',
    'first paint': found.firstPaint,
    'largest paint': found.largestPaint,
    'all drawn': found.painted,
    usable: found.usable,
    blocking: found.blocking,
    'shift ×1000': found.shift,
    requests: found.requests,
    kB: found.kilobytes,
  }
}

export const home = { ready: '[data-act="new-game"]', count: 1 } as const
/** What may be chosen at the step of the measured night. */
export const CHOOSABLE = '[data-seat] .figure:not(.is-dim, .is-now, .is-chosen)'
export const UNDO = '[data-act="undo"]'
export const grimoire = (count: number) => ({ ready: '[data-seat]', count, tap: CHOOSABLE, then: '.figure.is-chosen', undo: UNDO })
