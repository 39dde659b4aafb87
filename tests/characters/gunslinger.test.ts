import { describe, it } from 'vitest'
import { town } from '../town'

describe('Gunslinger', () => {
  it('GUNSLINGER-1: one shot a day, at somebody whose hand was up in the first vote, until the next nomination', () => {
    town('gunslinger good, imp, chef, monk, baron, virgin')
      .day(1)
      .use('gunslinger', { targets: ['chef'] })
      .refused('gunslinger_only_first_vote')
      .nominate('baron', 'chef')
      .vote(['chef', 'monk', 'virgin'])
      .use('gunslinger', { targets: ['imp'] })
      .refused('gunslinger_target_did_not_vote')
      .use('gunslinger', { targets: ['monk'] })
      .dead('monk')
      .aboutToDie('baron')
      .use('gunslinger', { targets: ['chef'] })
      .refused('gunslinger_only_first_vote')
  })

  it('GUNSLINGER-2: the first vote is the first that was counted, with hands or without', () => {
    town('gunslinger good, imp, chef, monk, baron, virgin')
      .day(1)
      .nominate('baron', 'chef')
      .nominate('monk', 'imp')
      .vote(['chef'])
      .use('gunslinger', { targets: ['chef'] })
      .dead('chef')
    town('gunslinger good, imp, chef, monk, baron, virgin')
      .day(1)
      .nominate('baron', 'chef')
      .vote([])
      .nominate('monk', 'imp')
      .vote(['chef'])
      .use('gunslinger', { targets: ['chef'] })
      .refused('gunslinger_only_first_vote')
  })
})
