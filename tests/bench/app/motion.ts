import type { Browser, Page } from 'playwright'
import { figure, type Figure } from './figures'

export interface Motion {
  readonly frames: Figure
  /** While it moved: how often anything was laid out, and how often anything but itself was painted anew. */
  readonly layouts: number
  readonly paints: number
}

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args?: { readonly data?: { readonly nodeName?: string } }
}

const FRAMES = 'benchFrames'

/** Frame times while something moves, and from a trace what the browser had to do for it. */
export const motion = async (
  browser: Browser,
  page: Page,
  moved: RegExp,
  begin: () => Promise<void>,
  move: () => Promise<void>,
): Promise<Motion> => {
  await begin()
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] })
  await page.evaluate((key) => {
    const times: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      times.push(now - last)
      last = now
      if (!(globalThis as Record<string, unknown>)[`${key}Stop`]) requestAnimationFrame(next)
    }
    Object.assign(globalThis, { [key]: times, [`${key}Stop`]: false })
    requestAnimationFrame(next)
    performance.mark('bench-begin')
  }, FRAMES)
  await move()
  const times = await page.evaluate((key) => {
    performance.mark('bench-end')
    Object.assign(globalThis, { [`${key}Stop`]: true })
    return (globalThis as unknown as Record<string, number[]>)[key] ?? []
  }, FRAMES)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const mark = (name: string) => trace.traceEvents.find((event) => event.name === name)?.ts ?? 0
  const between = trace.traceEvents.filter(({ ts }) => ts >= mark('bench-begin') && ts <= mark('bench-end'))
  // The document's own paint only says that something in it is painted.
  const elsewhere = ({ args }: TraceEvent) =>
    !['#document', ''].includes(args?.data?.nodeName ?? '') && !moved.test(args?.data?.nodeName ?? '')
  const called = (name: string) => between.filter((event) => event.name === name)
  return { frames: figure(times.slice(2)), layouts: called('Layout').length, paints: called('Paint').filter(elsewhere).length }
}
