import type { Browser, CDPSession, Page } from 'playwright'
import { serve } from '../../../server/serve'
import type { Build } from './build'
import { comparison, inTurn } from './compare'
import type { Row } from './figures'
import { bringIn, CHOOSABLE, newTablet, openPage, UNDO, type RecordedGame } from './moonrise'
import { megabytes, tapOnce, type TapPlan } from './taps'

const choose: TapPlan = { tap: CHOOSABLE, back: UNDO }

const plans: readonly (readonly [string, RecordedGame, TapPlan])[] = [
  ['choose a target', 'choosing-1000', choose],
  ['undo', 'choosing-1000', { tap: UNDO, back: '[data-act="redo"]' }],
  ['open a seat', 'dusk-1000', { tap: '[data-seat]', then: 'dialog[open]', back: 'dialog[open] button.close' }],
  ['next step', 'dusk-1000', { tap: '[data-act="done"]', back: UNDO }],
  ['raise a hand', 'voting-1000', { tap: '[data-seat]', back: UNDO }],
]

/** The same tap at each length: what grows here grows with the evening. */
const lengths: readonly (readonly [string, RecordedGame, TapPlan])[] = [
  ['choose at 100 entries', 'choosing-100', choose],
  ['choose at 1,000 entries', 'choosing-1000', choose],
  ['choose at 5,000 entries', 'choosing-5000', choose],
]

/** From a tap to the painted frame in milliseconds, at twenty seats; and the memory an open game takes. */
export const tapRows = (browser: Browser, builds: readonly Build[], how: { readonly rounds: number; readonly cpu: number }) =>
  rowsOf(browser, builds, plans, how)

export const growthRows = (browser: Browser, builds: readonly Build[], how: { readonly rounds: number; readonly cpu: number }) =>
  rowsOf(browser, builds, lengths, how)

const rowsOf = async (
  browser: Browser,
  builds: readonly Build[],
  wanted: typeof plans,
  { rounds, cpu }: { readonly rounds: number; readonly cpu: number },
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const game of new Set(wanted.map(([, of]) => of))) {
    const open = new Map<Build, { readonly page: Page; readonly devtools: CDPSession; readonly close: () => Promise<void> }>()
    for (const build of builds) {
      const server = await serve({ folder: build.folder })
      const context = await newTablet(browser)
      const page = await openPage(context, await bringIn(context, server.url, game))
      const close = async () => {
        await context.close()
        await server.close()
      }
      open.set(build, { page, devtools: await context.newCDPSession(page), close })
    }
    const at = (build: Build) => open.get(build) as { readonly page: Page; readonly devtools: CDPSession }
    const found = await inTurn(builds, rounds, async (build, round) => {
      const { page, devtools } = at(build)
      await page.bringToFront()
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      const times: Record<string, number> = {}
      for (const [what, , plan] of wanted.filter(([, of]) => of === game)) times[what] = await tapOnce(page, plan, round)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      return times
    })
    const memory = await inTurn(builds, 1, async (build) => ({ [`MB in memory, ${game}`]: await megabytes(at(build).devtools) }))
    const first = builds[0] as Build
    rows.push(...comparison(found, first), ...comparison(memory, first))
    for (const { close } of open.values()) await close()
  }
  return rows
}
