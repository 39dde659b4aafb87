import { describe, it } from 'vitest'
import { town } from '../town'

describe('Washerwoman', () => {
  it('WASHERWOMAN-1: whoever only believes in a Townsfolk is none: one of the two must be that Townsfolk, or pass for it', () => {
    town('washerwoman, chef, drunk believes monk, soldier, spy, imp')
      .night(1)
      .washerwoman({ says: ['monk', 'drunk', 'imp'] })
      .refused('says_not_possible')
      .washerwoman({ says: ['monk', 'spy', 'imp'] })
      .told('washerwoman', 'pair', { characters: ['monk'] })
  })

  it('WASHERWOMAN-2: the reminders lie on both players: on the one who is it, and on the wrong one', () => {
    town('washerwoman, chef, soldier, mayor, baron, imp')
      .night(1)
      .washerwoman({ says: ['chef', 'imp', 'chef'] })
      .token('chef', 'washerwoman: Townsfolk')
      .token('imp', 'washerwoman: Wrong')
      .dawn()
      .noToken('chef', 'washerwoman: Townsfolk')
  })

  it('WASHERWOMAN-3: she is never one of the two she is shown; that can be forced', () => {
    town('washerwoman, chef, soldier, mayor, baron, imp')
      .night(1)
      .washerwoman({ says: ['chef', 'chef', 'washerwoman'] })
      .refused('says_not_possible')
      .washerwoman({ says: ['chef', 'chef', 'washerwoman'], anyway: true })
      .told('washerwoman', 'pair', { characters: ['chef'] })
  })
})
