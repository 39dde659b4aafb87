import { describe, it } from 'vitest'
import { town } from '../town'

describe('Spy', () => {
  it('SPY-1: is shown the Grimoire each night; poisoned, the storyteller is asked, and usually shows it', () => {
    town('spy, imp, chef, baron, monk, virgin').night(1).spy().told('spy', 'grimoire')
    town('spy, imp, chef, poisoner, monk, virgin')
      .night(1)
      .poisoner('spy')
      .spy({ spy_impaired_grimoire: 'kept' })
      .notTold('spy', 'grimoire')
      .asked('spy_impaired_grimoire')
  })

  it('SPY-2: may pass for good, for any Townsfolk and any Outsider, never for another evil character', () => {
    town('empath, spy, monk, imp, mayor, soldier')
      .night(1)
      .empath({ says: 0 })
      .told('empath', 'number', { number: 0 })
      .look((game) => {
        if (!game.malfunctions.length) throw new Error('not in the ledger')
      })
  })
})
