import type { BrowserContext } from 'playwright'
import { CHOOSABLE, UNDO } from './bench'
import type { Row } from './figures'
import { longGame, type LongPlace } from './games'
import { bringIn, openPage } from './moonrise'
import { heapOf, taps, type TapPlan } from './taps'

const plans: readonly (TapPlan & { readonly what: string; readonly place: LongPlace })[] = [
  { what: 'choose a target', place: 'choosing', tap: CHOOSABLE, back: UNDO },
  { what: 'undo', place: 'choosing', tap: UNDO, back: '[data-act="redo"]' },
  { what: 'open a seat', place: 'dusk', tap: '[data-seat]', then: 'dialog[open]', back: 'dialog[open] button.close' },
  { what: 'next step', place: 'dusk', tap: '[data-act="done"]', back: UNDO },
  { what: 'raise a hand', place: 'voting', tap: '[data-seat]', back: UNDO },
]

export const tapRows = async (
  context: BrowserContext,
  url: string,
  entries: number,
  speeds: readonly number[],
  times: number,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const place of ['choosing', 'dusk', 'voting'] as const) {
    const page = await openPage(context, await bringIn(context, url, longGame(entries, place)))
    const devtools = await context.newCDPSession(page)
    for (const cpu of speeds) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      for (const { what, ...plan } of plans.filter((one) => one.place === place)) {
        const found = await taps(page, plan, times)
        rows.push({ what, CPU: `${cpu}×`, tap: found, p95: found.p95 })
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    const { megabytes, nodes } = await heapOf(devtools)
    rows.push({ what: `memory, ${place}`, tap: `${megabytes} MB, ${nodes} nodes` })
    await page.close()
  }
  return rows
}
