import { it } from 'vitest'
import { keepEveryLaw } from './games'

it('games of Trouble Brewing keep every law', () => keepEveryLaw('tb', 100))

it('games of both editions mixed keep every law', () => keepEveryLaw('mixed', 100))

it('games of random scripts, by their rules and by hand, keep every law', () => keepEveryLaw('random', 25))
