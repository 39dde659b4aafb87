import { describe, it } from 'vitest'
import { town } from '../town'

describe('Bureaucrat', () => {
  it('BUREAUCRAT-1: that hand counts three times on every execution of the day, one token spent; not for exiles, and not once the Bureaucrat is gone', () => {
    town('bureaucrat good, imp, chef, monk, baron, virgin')
      .night(1)
      .bureaucrat('chef')
      .day(1)
      .nominate('imp', 'monk')
      .vote(['chef', 'monk'])
      .aboutToDie('imp')
      .exile('bureaucrat')
      .nominate('baron', 'chef')
      .vote(['chef', 'monk', 'virgin'])
      .look((game) => {
        if (game.day.nominations.map(({ count, votes }) => count ?? votes.length).join() !== '4,3') throw new Error('miscounted')
      })
  })

  it('BUREAUCRAT-1: a vote taken again is counted again', () => {
    town('bureaucrat good, imp, chef, monk, baron, virgin')
      .night(1)
      .bureaucrat('chef')
      .day(1)
      .nominate('imp', 'monk')
      .vote(['chef', 'monk'])
      .aboutToDie('imp')
      .vote(['monk', 'virgin'])
      .aboutToDie(undefined)
  })
})
