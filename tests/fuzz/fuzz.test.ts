import { expect, it } from 'vitest'
import { fuzzGame, type Outcome } from './game'
import { keptSeeds } from './seeds'

const GAMES = Number(process.env['FUZZ_GAMES'] ?? 300)
const first = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000)

const fails = (games: readonly Outcome[]) => games.flatMap(({ seed, broken }) => (broken ? [`seed ${seed}\n${broken}`] : []))

it('kept seeds still keep every law', () => expect(fails(keptSeeds.map(fuzzGame))).toEqual([]))

it(`${GAMES} games keep every law`, () => {
  console.log(`fuzz: seeds ${first} to ${first + GAMES - 1} (again: FUZZ_SEED=${first} npm run test:fuzz)`)
  const games = Array.from({ length: GAMES }, (_, at) => fuzzGame(first + at))
  expect(fails(games)).toEqual([])
  // Laws hold easily if nothing happens, so evenings must end and wild games must have many taps.
  if (GAMES < 100) return
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const [evenings, wild] = [games.filter(({ kind }) => kind === 'whole'), games.filter(({ kind }) => kind === 'wild')]
  expect(evenings.filter(({ winner }) => winner).length / evenings.length).toBeGreaterThan(0.8)
  expect(mean(evenings.map(({ nights }) => nights))).toBeGreaterThan(3)
  expect(mean(wild.map(({ entries }) => entries))).toBeGreaterThan(25)
})
