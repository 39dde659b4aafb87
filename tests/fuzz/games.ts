import { expect } from 'vitest'
import type { Edition } from './books'
import { fuzzGame, type Outcome } from './game'

export const fails = (games: readonly Outcome[]) => games.flatMap(({ seed, broken }) => (broken ? [`seed ${seed}\n${broken}`] : []))

/** The same games for everybody, so that a test fails only for a change; `npm run fuzz` plays new ones. */
const FIRST: Readonly<Record<Edition, number>> = { bmr: 972_284_534, tb: 972_278_699, mixed: 972_357_362, random: 972_415_747 }

/** FUZZ_GAMES and FUZZ_SEED play more or other games. */
export const keepEveryLaw = (edition: Edition, usual: number): void => {
  const count = Number(process.env['FUZZ_GAMES'] ?? usual)
  const first = Number(process.env['FUZZ_SEED'] ?? FIRST[edition])
  console.log(`fuzz ${edition}: seeds ${first} to ${first + count - 1} (again: FUZZ_SEED=${first} npm run test:long)`)
  const games = Array.from({ length: count }, (_, at) => fuzzGame(first + at, edition))
  expect(fails(games)).toEqual([])
  // Laws hold easily if nothing happens, so evenings must end and wild games must have many taps.
  if (count < 100) return
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const [evenings, wild] = [games.filter(({ kind }) => kind === 'whole'), games.filter(({ kind }) => kind === 'wild')]
  expect(evenings.filter(({ winner }) => winner).length / evenings.length).toBeGreaterThan(0.8)
  expect(mean(evenings.map(({ nights }) => nights))).toBeGreaterThan(3)
  expect(mean(wild.map(({ entries }) => entries))).toBeGreaterThan(25)
}
