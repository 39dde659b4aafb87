import type { BrowserContext } from 'playwright'
import { serve } from '../../../server/serve'
import { freshContext, grimoire, home, loadRow, newTablets, type Bench } from './bench'
import type { Row } from './figures'
import { nightGame } from './games'
import { sameTablet, type Visit } from './loading'
import { bringIn, hasWorker, offlineReady, warmUp } from './moonrise'
import { heapOf, taps } from './taps'

type Marks = Pick<Visit, 'ready' | 'count' | 'tap' | 'then' | 'undo'>

/** Another static build: what is there when it is drawn, what is tapped, what then has to be seen, what takes it back. */
export interface Other extends Marks {
  readonly folder: string
}

interface App extends Other {
  readonly what: string
  /** Brings what is measured onto the tablet and answers its address; none: the app as anybody first finds it. */
  readonly bring?: (where: BrowserContext, url: string) => Promise<string>
}

/** Each app in turn, measured the same way: cold, without a server, one tap many times. */
export const besideRows = async (
  bench: Bench,
  ours: string,
  other: Other,
): Promise<{ readonly loading: readonly Row[]; readonly tapping: readonly Row[] }> => {
  const apps: readonly App[] = [
    { what: 'Moonrise, first visit', folder: ours, ...home },
    { what: 'Moonrise, 12 seats', folder: ours, ...grimoire(12), bring: (where, url) => bringIn(where, url, nightGame(12)) },
    { what: other.folder, ...other },
  ]
  const loading: Row[] = []
  for (const cpu of bench.speeds) for (const slow of bench.networks) for (const app of apps) loading.push(await cold(bench, app, cpu, slow))
  for (const app of apps) loading.push(...(await withoutServer(bench, app)))
  const tapping: Row[] = []
  for (const app of apps) tapping.push(...(await tapped(bench, app)))
  return { loading, tapping }
}

const served = async <T>(
  bench: Bench,
  { folder, bring }: App,
  work: (where: BrowserContext, url: string, root: string, stop: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const server = await serve({ folder })
  await warmUp(bench, server.url)
  const where = await freshContext(bench)
  const done = await work(where, bring ? await bring(where, server.url) : server.url, server.url, server.close)
  await where.close()
  await server.close()
  return done
}

const cold = (bench: Bench, app: App, cpu: number, slow: boolean): Promise<Row> =>
  served(bench, app, (where, url) =>
    loadRow(bench, `${app.what}, cold`, app.bring ? sameTablet(where) : newTablets(bench), {
      ...marksOf(app),
      url,
      cpu,
      slow,
      worker: false,
    }),
  )

const withoutServer = (bench: Bench, app: App): Promise<readonly Row[]> =>
  served(bench, app, async (where, url, root, stop) => {
    if (!(await hasWorker(where, root))) return [{ what: `${app.what}: no service worker, nothing without a server` }]
    await offlineReady(where, root)
    await stop()
    // What a tap did would be there at the next visit: without a way to take it back nothing is tapped.
    const marks = app.undo ? marksOf(app) : { ready: app.ready, count: app.count }
    const rows: Row[] = []
    for (const cpu of bench.speeds)
      rows.push(
        await loadRow(bench, `${app.what}, service worker, server stopped`, sameTablet(where), {
          ...marks,
          url,
          cpu,
          slow: false,
          worker: true,
        }),
      )
    return rows
  })

const tapped = async (bench: Bench, app: App): Promise<readonly Row[]> => {
  const { what, tap, undo } = app
  if (!tap) return []
  return served(bench, app, async (where, url) => {
    const page = await where.newPage()
    await page.goto(url)
    await page.locator(app.ready).first().waitFor()
    await page.waitForTimeout(2_000)
    const devtools = await where.newCDPSession(page)
    const rows: Row[] = []
    for (const cpu of bench.speeds) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      // Without a way to take it back it is tapped once.
      const found = await taps(page, { tap, back: undo }, undo ? (bench.quick ? 3 : 25) : 1)
      rows.push({ what, CPU: `${cpu}×`, tap: found, p95: found.p95 })
      if (!undo) break
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const { megabytes, nodes } = await heapOf(devtools)
    return [...rows, { what: `${what}, memory`, tap: `${megabytes} MB, ${nodes} nodes` }]
  })
}

const marksOf = ({ ready, count, tap, then, undo }: App): Marks => ({ ready, count, tap, then, undo })
