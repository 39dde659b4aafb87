import { describe, it } from 'vitest'
import { town } from '../town'

describe('Undertaker', () => {
  it('UNDERTAKER-1: only a death by execution counts: no exile, no shot, no corpse', () => {
    town('undertaker, imp, monk dead, spy, mayor, chef').day(1).execute('monk').night(2).notDue('undertaker')
    town('undertaker, imp, monk, spy, mayor, chef')
      .day(1)
      .execute('monk')
      .night(2)
      .undertaker()
      .told('undertaker', 'executed', { characters: ['monk'] })
  })

  it('UNDERTAKER-2: what somebody passes for is looked at tonight', () => {
    town('undertaker, imp, recluse, poisoner, mayor, chef')
      .night(1)
      .poisoner('recluse')
      .day(1)
      .execute('recluse')
      .night(2)
      .undertaker({ says: 'imp' })
      .told('undertaker', 'executed', { characters: ['imp'] })
  })
})
