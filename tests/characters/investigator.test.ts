import { describe, it } from 'vitest'
import { town } from '../town'

describe('Investigator', () => {
  it('INVESTIGATOR-1: somebody who may pass for a Minion may be shown as any of them; a Minion only as what it is', () => {
    town('investigator, chef, recluse, soldier, baron, imp')
      .night(1)
      .investigator({ says: ['poisoner', 'recluse', 'imp'] })
      .told('investigator', 'pair', { characters: ['poisoner'] })
    town('investigator, chef, mayor, soldier, spy, imp')
      .night(1)
      .investigator({ says: ['poisoner', 'spy', 'imp'] })
      .refused('says_not_possible')
  })
})
