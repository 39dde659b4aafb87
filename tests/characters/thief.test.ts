import { describe, it } from 'vitest'
import { town } from '../town'

describe('Thief', () => {
  it('THIEF-1: that hand is taken off the count; with three votes on it, three are', () => {
    town('thief good, bureaucrat good, imp, chef, monk, baron')
      .night(1)
      .bureaucrat('chef')
      .thief('chef')
      .day(1)
      .nominate('imp', 'monk')
      .vote(['chef', 'monk'])
      .look((game) => {
        if (game.day.nominations[0]?.count !== -2) throw new Error('miscounted')
      })
      .aboutToDie(undefined)
  })
})
