import { describe, it } from 'vitest'
import { town } from '../town'

describe('Recluse', () => {
  it('RECLUSE-1: may pass for evil, for any Minion and for any Demon, dead or alive, and for nobody else', () => {
    town('undertaker, imp, recluse, baron, mayor, chef')
      .day(1)
      .execute('recluse')
      .night(2)
      .undertaker({ says: 'chef' })
      .refused('says_not_possible')
      .undertaker({ says: 'poisoner' })
      .told('undertaker', 'executed', { characters: ['poisoner'] })
  })
})
