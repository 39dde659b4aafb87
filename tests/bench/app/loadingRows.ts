import type { Browser, BrowserContext } from 'playwright'
import { packAhead } from '../../../server/packing'
import { serve, type Served } from '../../../server/serve'
import type { Build } from './build'
import { comparison, inTurn, type Measured } from './compare'
import type { Row } from './figures'
import { bringIn, newTablet, offlineReady, openPage } from './moonrise'
import { slowNetwork } from './slowNetwork'
import { readyForOffline, visit, type Visited } from './visit'

interface Place {
  readonly server: Served
  /** A tablet that knows the app, its server running. */
  readonly known: BrowserContext
  /** A tablet that knows the app from a server that has since been stopped; none: the app has no worker. */
  readonly alone: { readonly context: BrowserContext; readonly url: string } | undefined
  readonly url: string
}

/** A game that has been on the screen: what a start draws first is remembered a moment after the first screen. */
const playedGame = async (tablet: BrowserContext, server: string, game: Parameters<typeof bringIn>[2]): Promise<string> => {
  const url = await bringIn(tablet, server, game)
  const page = await openPage(tablet, url)
  await page.close()
  return url
}

const prepare = async (browser: Browser, build: Build, brief: boolean): Promise<Place> => {
  const server = await serve({ folder: build.folder })
  const known = await newTablet(browser)
  const game = build.game ?? 'night-12'
  const url = build.isMoonrise ? await playedGame(known, server.url, game) : server.url
  const hasWorker = !brief && (await offlineReady(known, server.url))
  if (!hasWorker) return { server, known, alone: undefined, url }
  const stopped = await serve({ folder: build.folder })
  const context = await newTablet(browser)
  const address = build.isMoonrise ? await playedGame(context, stopped.url, game) : stopped.url
  await offlineReady(context, stopped.url)
  // The third start is the first one a browser can answer from its cache of compiled code.
  for (const [tablet, at] of [[known, url] as const, [context, address] as const])
    for (let start = 0; start < 2; start++) await visit(tablet, { url: at, cpu: 1, cold: false, ...build.marks })
  await stopped.close()
  return { server, known, alone: { context, url: address }, url }
}

const figuresOf = (how: string, { firstPaint, painted, usable }: Visited): Measured => ({
  [`first paint, ${how}`]: firstPaint,
  [`drawn, ${how}`]: painted,
  [`usable, ${how}`]: usable,
})

/** A restored night of twelve seats, at a processor that is `cpu` times slower; other apps as a first visitor finds them. */
export const loadingRows = async (
  browser: Browser,
  builds: readonly Build[],
  empty: Build,
  {
    rounds,
    cpu,
    brief = false,
  }: { readonly rounds: number; readonly cpu: number; /** Cold starts alone, without a worker. */ readonly brief?: boolean },
): Promise<readonly Row[]> => {
  const all = [empty, ...builds]
  const places = new Map<Build, Place>()
  for (const build of all) places.set(build, await prepare(browser, build, brief))
  const found = await inTurn(all, rounds, async (build) => {
    const { known, alone, url } = places.get(build) as Place
    const { marks } = build
    const cold = await visit(known, { url, cpu, cold: true, ...marks })
    if (brief) return { ...figuresOf('cold', cold), 'kB before usable': cold.kilobytes }
    const slow = await visit(known, { url, cpu, cold: true, slow: true, ...marks })
    const undisturbed = await visit(known, { url, cpu, cold: true, ...marks, tap: undefined, undo: undefined })
    return {
      ...figuresOf('cold', cold),
      ...figuresOf('slow network', slow),
      ...(alone ? figuresOf('warm', await visit(known, { url, cpu, cold: false, ...marks })) : {}),
      ...(alone ? figuresOf('offline', await visit(alone.context, { url: alone.url, cpu, cold: false, ...marks })) : {}),
      'kB before usable': cold.kilobytes,
      'blocked, cold': cold.blocking,
      'shift × 1000': undisturbed.shift * 1000,
    }
  })
  for (const { server, known, alone } of places.values()) await Promise.all([known.close(), alone?.context.close(), server.close()])
  return comparison(found, builds[0] ?? empty, empty)
}

/** A first visit to Home on 1.6 Mbit/s and 150 ms, until everything is stored. */
export const offlineRows = async (browser: Browser, builds: readonly Build[], rounds: number): Promise<readonly Row[]> => {
  for (const { folder } of builds) await packAhead(folder)
  const found = await inTurn(builds, rounds, async (build) => {
    const server = await serve({ folder: build.folder })
    const line = await slowNetwork(server.url)
    const context = await newTablet(browser)
    const ready = await readyForOffline(context, line.url)
    await context.close()
    await Promise.all([line.close(), server.close()])
    return { 'ready for offline, slow network (s)': ready / 1000 }
  })
  return comparison(found, builds[0] as Build)
}
