import { expect, it } from 'vitest'
import { jinxesOf } from '@/scripts/read/jinxesOf'
import { readValue } from './reading'

const pairs = (entries: readonly unknown[]) => jinxesOf(readValue(entries).characters)

it('a script tells its jinxed pairs, each once', () => {
  expect(pairs(['spy', 'magician', 'widow', 'imp'])).toEqual([
    { pair: ['magician', 'spy'], reason: '' },
    { pair: ['magician', 'widow'], reason: '' },
  ])
})

it('homebrew brings its own, with its words, and has none of the character whose id it took', () => {
  const baker = { id: 'baker', name: 'Baker', team: 'townsfolk', ability: 'x', jinxes: [{ id: 'Imp', reason: 'No bread.' }, { id: 'po' }] }
  expect(pairs([baker, 'imp'])).toEqual([{ pair: ['baker', 'imp'], reason: 'No bread.' }])
  expect(pairs([{ id: 'spy', name: 'Mole', team: 'minion', ability: 'x' }, 'magician'])).toEqual([])
})
