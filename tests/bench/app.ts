/**
 * Measures the built app in a real browser: loading, taps, memory, motion.
 *   npm run bench                 everything, medians of 7
 *   npm run bench -- --quick      a smoke run
 *   npm run bench -- --dist FOLDER --ready SELECTOR [--count N] [--tap SELECTOR --then SELECTOR]
 *                                 loading only: any static build beside this app, in one run
 *   npm run bench -- --dist FOLDER  everything, of a build of this app that is there already
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext } from 'playwright'
import { serve } from '../../tools/serve'
import { browserArguments, findChromium } from '../e2e/browser'
import { emptyMarks, emptyPage } from './app/emptyPage'
import { tableOf, type Row } from './app/figures'
import { longGame, nightGame } from './app/games'
import { visits, type Visit } from './app/loading'
import { bringIn, offlineReady, openPage } from './app/moonrise'
import { motionRows } from './app/motionRows'
import { tapRows } from './app/tapRows'

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    dist: { type: 'string' },
    ready: { type: 'string' },
    count: { type: 'string', default: '1' },
    tap: { type: 'string' },
    then: { type: 'string' },
    json: { type: 'string' },
    only: { type: 'string' },
  },
})
const runs = Number(given.runs ?? (given.quick ? 1 : 7))
const wants = (part: string) => given.only === undefined || given.only.split(',').includes(part)
const speeds = given.quick ? [4] : [1, 4, 6]
const foreign = given.dist !== undefined && given.ready !== undefined

const LIT = '[data-seat] .figure:not(.is-dim, .is-now, .is-chosen)'
const grimoire = (count: number) => ({ ready: '[data-seat]', count, tap: LIT, then: '.figure.is-chosen', undo: '[data-act="undo"]' })

const built = (): string => {
  if (given.dist && !foreign) return given.dist
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-bench-'))
  const done = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { env: { ...process.env, DIST: folder }, stdio: 'inherit' })
  if (done.status !== 0) throw new Error('The build failed')
  return folder
}

const folder = built()
const served = await serve({ folder })
const { path, from } = await findChromium()
const browser = await chromium.launch({ executablePath: path, args: browserArguments() })
const machine = {
  browser: `${browser.version()} (${from})`,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? '',
  load: loadavg().map((load) => Math.round(load * 10) / 10),
  runs,
  at: new Date().toISOString(),
}
console.log(
  `Chromium ${machine.browser} · ${machine.cores} cores · ${machine.processor} · load ${machine.load.join(' ')} · medians of ${runs} (lowest–highest)\n`,
)

const context = async (): Promise<BrowserContext> => {
  const made = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true })
  // The runner marks functions with their names; a page does not know that mark.
  await made.addInitScript({ content: 'globalThis.__name = (it) => it' })
  return made
}
const results: Record<string, readonly Row[]> = {}
const tell = (title: string, rows: readonly Row[]) => {
  results[title] = rows
  console.log(`### ${title}\n\n${tableOf(rows)}\n`)
}

const loadRow = async (what: string, where: BrowserContext, visit: Visit): Promise<Row> => {
  const found = await visits(where, visit, runs)
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
const networks = given.quick ? [false] : [false, true]

if (foreign) {
  const rows: Row[] = []
  const other = await serve({ folder: given.dist ?? '' })
  const home = { url: served.url, ready: '[data-act="new-game"]', count: 1 }
  const its = { url: other.url, ready: given.ready ?? 'body', count: Number(given.count), tap: given.tap, then: given.then }
  for (const cpu of speeds)
    for (const slow of networks)
      for (const [what, visit] of [
        ['Moonrise, first visit', home],
        [given.dist ?? '', its],
      ] as const) {
        const where = await context()
        rows.push(await loadRow(what, where, { ...visit, cpu, slow, worker: false }))
        await where.close()
      }
  tell('Loading', rows)
  await other.close()
} else {
  if (wants('loading')) {
    const rows: Row[] = []
    const empty = await serve({ folder: emptyPage() })
    for (const cpu of speeds) {
      const where = await context()
      rows.push(await loadRow('an empty page', where, { url: empty.url, ...emptyMarks, cpu, slow: false, worker: false }))
      await where.close()
    }
    await empty.close()
    for (const cpu of speeds)
      for (const slow of networks) {
        const where = await context()
        rows.push(
          await loadRow('first visit, Home', where, {
            url: served.url,
            ready: '[data-act="new-game"]',
            count: 1,
            cpu,
            slow,
            worker: false,
          }),
        )
        await where.close()
      }
    for (const seats of given.quick ? [12] : [12, 20]) {
      const where = await context()
      const url = await bringIn(where, served.url, nightGame(seats))
      for (const cpu of speeds)
        for (const slow of networks)
          rows.push(await loadRow(`${seats} seats, cold`, where, { url, ...grimoire(seats), cpu, slow, worker: false }))
      await where.close()
    }
    const own = await serve({ folder })
    const kept: { readonly seats: number; readonly where: BrowserContext; readonly url: string }[] = []
    for (const seats of given.quick ? [12] : [12, 20]) {
      const where = await context()
      const url = await bringIn(where, own.url, nightGame(seats))
      await offlineReady(where, own.url)
      kept.push({ seats, where, url })
    }
    await own.close()
    for (const { seats, where, url } of kept) {
      for (const cpu of speeds)
        rows.push(
          await loadRow(`${seats} seats, service worker, server stopped`, where, {
            url,
            ...grimoire(seats),
            cpu,
            slow: false,
            worker: true,
          }),
        )
      await where.close()
    }
    tell('Loading, in milliseconds', rows)
  }

  if (wants('taps') || wants('motion')) {
    const where = await context()
    // Nobody touches the screen while a click is measured: the grimoire would cover itself after two minutes.
    await where.addInitScript({ content: `localStorage['moonrise:preferences'] ??= '{"coverAfter":0}'` })
    const entries = given.quick ? 200 : 1000
    if (wants('taps'))
      tell(
        `From a tap to the painted frame, in milliseconds, at 20 seats and ${entries} entries`,
        await tapRows(where, served.url, entries, given.quick ? [4] : [1, 4], given.quick ? 3 : 25),
      )
    if (wants('motion')) {
      const page = await openPage(where, await bringIn(where, served.url, longGame(given.quick ? 200 : 1000, 'choosing')))
      tell('Motion at 20 seats, frame times in milliseconds', await motionRows(browser, page, given.quick ? [4] : [1, 4]))
    }
    await where.close()
  }
}

if (given.json) writeFileSync(given.json, JSON.stringify({ machine, results }, undefined, 2))
await browser.close()
await served.close()
