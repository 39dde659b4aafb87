import { describe, it } from 'vitest'
import { town } from '../town'

describe('Butler', () => {
  it('BUTLER-1: a vote without the master counts, and the storyteller is told', () => {
    town('butler, imp, chef, baron, monk, virgin')
      .night(1)
      .butler('chef')
      .day(1)
      .nominate('imp', 'monk')
      .vote(['butler', 'monk', 'virgin'])
      .warned('butler_without_master')
      .aboutToDie('imp')
      .nominate('baron', 'virgin')
      .vote(['butler', 'chef'])
      .warned()
  })

  it('BUTLER-2: dead or poisoned, the Butler votes freely', () => {
    town('butler, imp, chef, poisoner, monk, virgin')
      .night(1)
      .poisoner('butler')
      .butler('chef')
      .day(1)
      .nominate('imp', 'monk')
      .vote(['butler', 'monk'])
      .warned()
  })
})
