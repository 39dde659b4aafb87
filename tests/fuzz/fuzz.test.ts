import { expect, it } from 'vitest'
import { fuzzGame } from './game'
import { keptSeeds } from './seeds'

const GAMES = Number(process.env['FUZZ_GAMES'] ?? 300)
const first = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000)

const fails = (seeds: readonly number[]) =>
  seeds.flatMap((seed) => {
    const { broken } = fuzzGame(seed)
    return broken ? [`seed ${seed}\n${broken}`] : []
  })

it('kept seeds still keep every law', () => expect(fails(keptSeeds)).toEqual([]))

it(`${GAMES} games keep every law`, () => {
  console.log(`fuzz: seeds ${first} to ${first + GAMES - 1} (again: FUZZ_SEED=${first} npm run test:fuzz)`)
  expect(fails(Array.from({ length: GAMES }, (_, at) => first + at))).toEqual([])
})
