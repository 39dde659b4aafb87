import { cpus, loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { journalData, openJournal } from '@/core/journal/journal'
import { chanceFrom } from '@/core/rules/chance'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { nightSheetView } from '@/core/views/nightSheet'
import { storyView, type StoryBook } from '@/core/views/story'
import { townView } from '@/core/views/town'
import type { GrimoireView } from '@/core/views/grimoireTypes'
import type { NightSheetView } from '@/core/views/nightTypes'
import { whyView } from '@/core/views/why'
import { redecide } from '@/core/decide/redecide'
import { wholePast } from '@/core/journal/pastCommands'
import { setUp } from '../fuzz/evening'
import { play, rules } from '../fuzz/play'
import { gameOf, newTable, tap, type Table } from '../fuzz/table'
import type { Tape } from '../fuzz/tape'
import { nextTap } from './longGame'

const quick = process.argv.includes('--quick')
const chance = chanceFrom('bench')
const full: Tape = { kind: 'whole', residents: 15, travellers: 5, order: 'sheet', names: 'sheet', deal: 7, taps: [] }

interface Screens {
  grimoire?: GrimoireView
  sheet?: NightSheetView
  story?: StoryBook
}

/** Everything the app repaints after a tap, each view with its last one at hand. */
const repaint = ({ rules: by, journal }: Table, screens: Screens): void => {
  const game = journal.states.get(journal.cursor) as ReturnType<typeof gameOf>
  screens.grimoire = grimoireView(by, game, screens.grimoire)
  screens.sheet = nightSheetView(by, game, screens.sheet)
  dayView(by, game)
  townView(by, game)
  screens.story = storyView(by, journal, screens.story)
  whyView(by, game, (game.seats[journal.entries.size % game.seats.length] ?? (game.seats[0] as (typeof game.seats)[number])).id)
}

/** The clock, and the processor's own time: on a machine that others use too, only the second says what the code costs. */
interface Time {
  readonly clock: number
  readonly cpu: number
}

const timed = (work: () => void): Time => {
  const [clock, cpu] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(cpu)
  return { clock: performance.now() - clock, cpu: (user + system) / 1000 }
}

const one = (table: Table, screens: Screens): Time => {
  const command = nextTap(table, table.journal.next)
  return timed(() => {
    tap(table, command, chance, { forces: 1, overrides: 0 })
    repaint(table, screens)
  })
}

const at = (times: readonly number[], share: number) => round([...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0)
const median = (times: readonly Time[]) => ({
  cpu: at(
    times.map(({ cpu }) => cpu),
    0.5,
  ),
  clock: at(
    times.map(({ clock }) => clock),
    0.5,
  ),
})
const round = (value: number) => Math.round(value * 1000) / 1000

/** The first choice of the evening put right, each time with somebody else: everything after it is decided again. */
const correct = ({ rules: by, journal }: Table, times: number): readonly Time[] => {
  const first = wholePast(journal).find(({ command }) => command.type === 'takeStep' && command.targets?.length === 1)
  const seats = journal.states.get(journal.cursor)?.seats ?? []
  if (!first) throw new Error('nobody chose anybody')
  return Array.from({ length: times }, (_, at) => {
    const command = { ...first.command, targets: [seats[at % seats.length]?.id] } as typeof first.command
    return timed(() => void redecide(by, journal, { type: 'redecide', ...first, command }))
  })
}

const table = newTable(rules.sheet, 'sheet')
setUp(table, full, true)
const screens: Screens = {}
let corrected: readonly Time[] = []
const measured = new Map<number, readonly Time[]>()
/** A first evening only warms the engine up. */
const warm = newTable(rules.sheet, 'sheet')
setUp(warm, full, true)
while (warm.journal.entries.size < 400) one(warm, {})

for (const [from, taps] of [
  [100, 200],
  [1000, 200],
  [2000, 200],
] as const) {
  while (table.journal.entries.size < from) {
    tap(table, nextTap(table, table.journal.next), chance, { forces: 1, overrides: 0 })
  }
  if (from === 1000) corrected = correct(table, quick ? 5 : 20)
  repaint(table, screens)
  measured.set(
    from,
    Array.from({ length: taps }, () => one(table, screens)),
  )
}

const data = journalData(table.journal)
const first = data.entries.slice(0, 2000)
const tip = (first.at(-1) as (typeof first)[number]).id
const short = { entries: first, cursor: tip, head: tip }
const text = JSON.stringify(short)
const opened = Array.from({ length: quick ? 3 : 15 }, () => {
  const read = JSON.parse(text) as typeof short
  return timed(() => void openJournal('bad-moon-rising', read))
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const used = () => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
const before = used()
const held = openJournal('bad-moon-rising', JSON.parse(text) as typeof short)
repaint({ ...table, journal: held }, {})
const megabytes = (used() - before) / 1_048_576

const games = quick ? 50 : 1000
let finished = 0
const spent = timed(() => {
  for (let game = 0; game < games; game++) {
    const { journal } = play({
      ...full,
      residents: 5 + (game % 11),
      travellers: game % 6,
      deal: game,
      taps: Array.from({ length: 1200 }, (_, tapAt) => game * 1201 + tapAt),
    })
    if (journal.states.get(journal.cursor)?.outcome) finished++
  }
})

const tapAt = (entries: number) => ({
  ...median(measured.get(entries) ?? []),
  p95cpu: at(
    (measured.get(entries) ?? []).map(({ cpu }) => cpu),
    0.95,
  ),
})
const growth = round(tapAt(2000).cpu / tapAt(100).cpu)
const figures = {
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, load: round(loadavg()[0] ?? 0), node: process.version },
  tapMs: { seats: gameOf(table).seats.length, at100: tapAt(100), at1000: tapAt(1000), at2000: tapAt(2000), growth },
  correct1000Ms: median(corrected),
  open2000Ms: median(opened),
  memory2000: { megabytes: round(megabytes), entries: held.entries.size },
  games: { games, finished, cpuSeconds: round(spent.cpu / 1000), clockSeconds: round(spent.clock / 1000) },
}
const goals = {
  tap1000: tapAt(1000).cpu <= 2,
  correct: figures.correct1000Ms.cpu <= 200,
  growth: growth <= 1.5,
  open: figures.open2000Ms.cpu <= 50,
  games: spent.cpu <= 60 * games,
}
console.log(JSON.stringify({ ...figures, goals }, null, 2))
process.exitCode = Object.values(goals).every(Boolean) ? 0 : 1
