import { describe, it } from 'vitest'
import { town } from '../town'

describe('Librarian', () => {
  it('LIBRARIAN-1: somebody who takes themselves for a Townsfolk is an Outsider to her', () => {
    town('librarian, chef, drunk believes monk, soldier, baron, imp')
      .night(1)
      .librarian({ says: ['drunk', 'drunk', 'imp'] })
      .told('librarian', 'pair', { characters: ['drunk'] })
  })

  it('LIBRARIAN-2: that there is none is true only if nobody is an Outsider, or everybody who is passes for something else', () => {
    town('librarian, chef, saint, soldier, baron, imp').night(1).librarian({ says: 0 }).refused('says_not_possible')
    town('librarian, chef, recluse, soldier, baron, imp').night(1).librarian({ says: 0 }).told('librarian', 'pair', { number: 0 })
  })
})
