/**
 * Compares builds in a real browser. Builds are visited in turn (A, B, A, B …), and figures are printed as medians with their spread,
 * as multiples of the first build and of an empty page measured in the same run. The machine's speed is in both halves of a ratio.
 *   npm run bench                             this code, built now, beside an empty page
 *   npm run bench -- --dist dist --dist OLD   any number of Moonrise builds
 *   npm run bench -- --other rival.json       any other static app; the file says how to see that it is drawn (see app/build.ts)
 *   npm run bench -- --short                  fewer rounds: within ten minutes
 *   npm run bench -- --only loading,taps      also: offline, growth, byHand (the start of a script that is run by hand, beside Bad Moon Rising)
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArguments, findChromium } from '../e2e/browser'
import { moonriseBuild, otherBuild, type Build } from './app/build'
import { byHandGame } from './app/byHandGame'
import { emptyPage } from './app/emptyPage'
import { tableOf, type Row } from './app/figures'
import { loadingRows, offlineRows } from './app/loadingRows'
import { growthRows, tapRows } from './app/tapRows'

const { values: given } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    cpu: { type: 'string', default: '4' },
    dist: { type: 'string', multiple: true },
    other: { type: 'string', multiple: true, default: [] },
    json: { type: 'string', default: 'test-results/bench.json' },
    only: { type: 'string' },
  },
})
const wants = (part: string) => given.only === undefined || given.only.split(',').includes(part)

const builtNow = (): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'moonrise-bench-')), 'now')
  const done = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { env: { ...process.env, DIST: folder }, stdio: 'inherit' })
  if (done.status !== 0) throw new Error('The build failed')
  return folder
}

const ours = (given.dist ?? [builtNow()]).map(moonriseBuild)
const builds = [...ours, ...given.other.map(otherBuild)]
const cpu = Number(given.cpu)
const rounds = Number(given.rounds ?? (given.short ? 5 : 11))
const { path, from } = await findChromium()
const browser = await chromium.launch({ executablePath: path, args: browserArguments() })
const machine = {
  browser: `${browser.version()} (${from})`,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? '',
  load: loadavg().map((load) => Math.round(load * 10) / 10),
  rounds,
  cpu,
  builds: builds.map(({ name, folder }) => ({ name, folder })),
  at: new Date().toISOString(),
}
console.log(
  `Chromium ${machine.browser} · ${machine.cores} cores · ${machine.processor} · load ${machine.load.join(' ')} · ${cpu}× slower · medians of ${rounds} rounds (lowest–highest)\n`,
)

const results: Record<string, readonly Row[]> = {}
const tell = (title: string, rows: readonly Row[]) => {
  results[title] = rows
  console.log(`### ${title}\n\n${tableOf(rows)}\n`)
}

if (wants('loading')) tell('Loading, in milliseconds', await loadingRows(browser, builds, emptyPage(), { rounds, cpu }))
if (wants('byHand')) {
  const [first] = ours as [Build, ...Build[]]
  const byHand = { ...first, name: 'by hand', game: { text: await byHandGame() } }
  const beside = { ...first, name: 'Bad Moon Rising' }
  tell('A script run by hand, in milliseconds', await loadingRows(browser, [beside, byHand], emptyPage(), { rounds, cpu, brief: true }))
}
if (wants('offline')) tell('A first visit', await offlineRows(browser, builds, given.short ? 1 : 3))
if (wants('taps')) tell('From a tap to the painted frame, in milliseconds', await tapRows(browser, ours, { rounds: rounds * 2, cpu }))
if (wants('growth')) tell('The same tap in a longer game', await growthRows(browser, ours, { rounds, cpu }))

mkdirSync(dirname(given.json), { recursive: true })
writeFileSync(given.json, JSON.stringify({ machine, results }, undefined, 2))
console.log(`The same as JSON: ${given.json}`)
await browser.close()
