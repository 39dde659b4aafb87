/**
 * Measures the built app in a real browser: loading, taps, memory, motion. Prints tables, writes the same as JSON.
 *   npm run bench                 everything, medians of 7
 *   npm run bench -- --quick      a smoke run
 *   npm run bench -- --only taps,motion
 *   npm run bench -- --dist FOLDER  everything, of a build of this app that is there already
 *   npm run bench -- --dist FOLDER --ready SELECTOR [--count N] [--tap SELECTOR --then SELECTOR [--undo SELECTOR]]
 *                                 any static build beside this app, in one run: loading with and without a server, the tap, memory
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { serve } from '../../server/serve'
import { browserArguments, findChromium } from '../e2e/browser'
import { freshContext, type Bench } from './app/bench'
import { besideRows } from './app/beside'
import { tableOf, type Row } from './app/figures'
import { longGame } from './app/games'
import { loadingRows } from './app/loadingRows'
import { bringIn, openPage } from './app/moonrise'
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
    undo: { type: 'string' },
    json: { type: 'string', default: 'test-results/bench.json' },
    only: { type: 'string' },
  },
})
const { quick } = given
const wants = (part: string) => given.only === undefined || given.only.split(',').includes(part)
const other =
  given.dist !== undefined && given.ready !== undefined
    ? { folder: given.dist, ready: given.ready, count: Number(given.count), tap: given.tap, then: given.then, undo: given.undo }
    : undefined

const built = (): string => {
  if (given.dist && !other) return given.dist
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-bench-'))
  const done = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { env: { ...process.env, DIST: folder }, stdio: 'inherit' })
  if (done.status !== 0) throw new Error('The build failed')
  return folder
}

const folder = built()
const { path, from } = await findChromium()
const browser = await chromium.launch({ executablePath: path, args: browserArguments() })
const bench: Bench = {
  browser,
  quick,
  runs: Number(given.runs ?? (quick ? 1 : 7)),
  speeds: quick ? [4] : [1, 4, 6],
  networks: quick ? [false] : [false, true],
}
const machine = {
  browser: `${browser.version()} (${from})`,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? '',
  load: loadavg().map((load) => Math.round(load * 10) / 10),
  runs: bench.runs,
  at: new Date().toISOString(),
}
console.log(
  `Chromium ${machine.browser} · ${machine.cores} cores · ${machine.processor} · load ${machine.load.join(' ')} · medians of ${machine.runs} (lowest–highest)\n`,
)

const results: Record<string, readonly Row[]> = {}
const tell = (title: string, rows: readonly Row[]) => {
  results[title] = rows
  console.log(`### ${title}\n\n${tableOf(rows)}\n`)
}

const measureBeside = async (its: NonNullable<typeof other>) => {
  const { loading, tapping } = await besideRows(bench, folder, its)
  tell('Loading, in milliseconds', loading)
  tell('From a tap to the painted frame, in milliseconds', tapping)
}

const measureOwn = async () => {
  const served = await serve({ folder })
  if (wants('loading')) tell('Loading, in milliseconds', await loadingRows(bench, folder, served.url))
  const where = await freshContext(bench)
  // Nobody touches the screen while a click is measured: the grimoire would cover itself after two minutes.
  await where.addInitScript({ content: `localStorage['moonrise:preferences'] ??= '{"coverAfter":0}'` })
  const entries = quick ? 200 : 1000
  const speeds = quick ? [4] : [1, 4]
  if (wants('taps'))
    tell(
      `From a tap to the painted frame, in milliseconds, at 20 seats and ${entries} entries`,
      await tapRows(where, served.url, entries, speeds, quick ? 3 : 25),
    )
  if (wants('motion')) {
    const page = await openPage(where, await bringIn(where, served.url, longGame(entries, 'choosing')))
    tell('Motion at 20 seats, frame times in milliseconds', await motionRows(browser, page, speeds))
  }
  await where.close()
  await served.close()
}

await (other ? measureBeside(other) : measureOwn())
mkdirSync(dirname(given.json), { recursive: true })
writeFileSync(given.json, JSON.stringify({ machine, results }, undefined, 2))
console.log(`The same as JSON: ${given.json}`)
await browser.close()
