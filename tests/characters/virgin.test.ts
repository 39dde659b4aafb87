import { describe, it } from 'vitest'
import { town } from '../town'

describe('Virgin', () => {
  it('VIRGIN-1: her first valid nomination uses her ability up, whoever made it and also while she is poisoned', () => {
    town('virgin, imp, chef, baron, saint, mayor')
      .day(1)
      .nominate('virgin', 'imp')
      .spent('virgin')
      .day(2)
      .nominate('virgin', 'chef')
      .alive('chef')
    town('virgin, imp, chef, poisoner, saint, mayor')
      .night(1)
      .poisoner('virgin')
      .day(1)
      .nominate('virgin', 'chef')
      .alive('chef')
      .spent('virgin')
  })

  it('VIRGIN-2: a Townsfolk who nominates her is executed at once: no vote, and the day is over', () => {
    town('virgin, imp, chef, baron, saint, mayor')
      .day(1)
      .nominate('virgin', 'chef')
      .dead('chef')
      .executed('died')
      .nominate('imp', 'mayor')
      .refused('already_executed_today')
  })

  it('VIRGIN-3: whether somebody evil passes for a Townsfolk is asked', () => {
    town('virgin, imp, chef, spy, saint, mayor')
      .day(1)
      .nominate('virgin', 'spy', false, { 'registers:spy': 'townsfolk' })
      .dead('spy')
      .asked('registers')
  })
})
