import { describe, it } from 'vitest'
import { town } from '../town'

const day = (seats = 'gossip, fool, sailor, minstrel, zombuul, professor') => town(seats).day(1)

describe('Gossip', () => {
  it('GOSSIP-1: only the state at night counts, not the one when speaking', () =>
    town('gossip, fool, sailor, minstrel, zombuul')
      .night(1)
      .sailor('gossip', { drunk: 'gossip' })
      .day(1)
      .drunk('gossip')
      .use('gossip', { text: 'rain', truth: true })
      .night(2)
      .sober('gossip')
      .gossip({ kill: 'minstrel' })
      .onlyDead('minstrel'))

  it('GOSSIP-1: drunk at the step, nobody dies', () =>
    day()
      .use('gossip', { text: 'rain', truth: true })
      .night(2)
      .sailor('gossip', { drunk: 'gossip' })
      .gossip({ kill: 'minstrel' })
      .onlyDead())

  it('GOSSIP-2: no statement, or a false one, and there is no step', () =>
    day()
      .night(2)
      .notDue('gossip', 'no statement today')
      .day(2)
      .use('gossip', { text: 'x', truth: false })
      .night(3)
      .notDue('gossip', 'the statement was not true'))

  it('GOSSIP-2: whether an open statement was true is asked at night', () =>
    day()
      .use('gossip', { text: 'x' })
      .night(2)
      .gossip()
      .needs('gossip_true')
      .gossip({ gossip_true: true })
      .needs('kill')
      .gossip({ gossip_true: true, kill: 'minstrel' })
      .onlyDead('minstrel'))

  it('GOSSIP-3: dead before the step, nothing happens', () =>
    day('gossip, fool, sailor, minstrel, assassin, zombuul')
      .use('gossip', { text: 'x', truth: true })
      .night(2)
      .assassin('gossip')
      .notDue('gossip', 'because.dead'))

  it('GOSSIP-4: the victim may be protected, then nobody dies', () =>
    day().use('gossip', { text: 'x', truth: true }).night(2).gossip({ kill: 'sailor' }).onlyDead())

  it('GOSSIP-4: or nobody at all', () => day().use('gossip', { text: 'x', truth: true }).night(2).gossip({ kill: 'nobody' }).onlyDead())

  it('GOSSIP-5: one statement a day: the last one stands', () =>
    day()
      .use('gossip', { text: 'x', truth: true })
      .use('gossip', { text: 'y', truth: false })
      .night(2)
      .notDue('gossip', 'the statement was not true'))

  it('GOSSIP-6: died after speaking and returned before the step: asked, and no if nothing is said', () =>
    day()
      .use('gossip', { text: 'x', truth: true })
      .execute('gossip')
      .night(2)
      .professor('gossip')
      .asked('gossip_revived_before_step')
      .gossip({ kill: 'minstrel' })
      .onlyDead())

  it('GOSSIP-6: the storyteller may let it kill', () =>
    day()
      .use('gossip', { text: 'x', truth: true })
      .execute('gossip')
      .night(2)
      .professor('gossip')
      .gossip({ kill: 'minstrel', gossip_revived_before_step: true })
      .onlyDead('minstrel'))
})
