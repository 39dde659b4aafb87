import { expect, it } from 'vitest'
import { fuzzGame } from './game'
import { fails, keepEveryLaw } from './games'
import { keptSeeds } from './seeds'

it('kept seeds still keep every law', () => expect(fails(keptSeeds.map(({ seed, edition }) => fuzzGame(seed, edition)))).toEqual([]))

it('games of Bad Moon Rising keep every law', () => keepEveryLaw('bmr', 200))
