import { describe, it } from 'vitest'
import { town } from '../town'

const court = 'sailor, gambler, fool, courtier, po, devilsadvocate, judge good, voudon good'
const plain = 'sailor, gambler, fool, courtier, po, devilsadvocate, judge good, matron good'

describe('Judge', () => {
  it('JUDGE-1: pass: executed at once whatever the tally, and the day is over', () =>
    town(plain)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(1)
      .use('judge', { verdict: 'pass' })
      .executed('died')
      .look(({ day }) => {
        if (!day.closed) throw new Error('still open')
      })
      .spent('judge'))

  it('JUDGE-1: what lets players survive still does', () =>
    town(plain).night(1).devilsadvocate('gambler').day(1).nominate('gambler', 'sailor').use('judge', { verdict: 'pass' }).executed('alive'))

  it('JUDGE-2: fail: the tally counts as nothing, the earlier candidate is back, and nominations go on', () =>
    town(plain)
      .day(1)
      .nominate('gambler', 'sailor')
      .vote(4)
      .aboutToDie('gambler')
      .nominate('fool', 'courtier')
      .vote(5)
      .aboutToDie('fool')
      .use('judge', { verdict: 'fail' })
      .aboutToDie('gambler')
      .nominate('po', 'fool')
      .vote(5)
      .aboutToDie('po'))

  it('JUDGE-5: another player’s current nomination for execution only', () =>
    town(plain)
      .day(1)
      .use('judge', { verdict: 'pass' })
      .refused('judge_no_nomination')
      .nominate('gambler', 'judge')
      .use('judge', { verdict: 'pass' })
      .refused('judge_own_nomination')
      .nominate('fool', 'sailor')
      .use('judge', { verdict: 'pass', on: 'gambler' })
      .refused('judge_only_current_nominee')
      .callExile('matron', 1)
      .use('judge', { verdict: 'fail', on: 'matron' })
      .refused('judge_not_on_exile')
      .unspent('judge'))

  it('JUDGE-5: under a Bishop no nomination is a player’s; one made before the Bishop was able is', () => {
    const bench = 'sailor, fool, gambler, courtier, po, judge good, bishop good'
    town(bench)
      .day(1)
      .nominate('po')
      .vote(4)
      .use('judge', { verdict: 'fail' })
      .refused('judge_no_nomination')
      .unspent('judge')
      .aboutToDie('po')
    town(bench)
      .night(1)
      .courtier('bishop', { anyway: true })
      .day(1)
      .nominate('po', 'sailor')
      .vote(4)
      .use('judge', { verdict: 'fail' })
      .aboutToDie(undefined)
      .spent('judge')
  })

  it('JUDGE-5: an exile call in between does not close the nomination', () =>
    town(plain)
      .day(1)
      .nominate('gambler', 'sailor')
      .callExile('matron', 1)
      .use('judge', { verdict: 'pass', on: 'gambler' })
      .executed('died'))

  it('JUDGE-4: once per game, also when it had no ability', () =>
    town(plain)
      .night(1)
      .courtier('judge', { anyway: true })
      .day(1)
      .nominate('gambler', 'sailor')
      .use('judge', { verdict: 'pass' })
      .executed(undefined)
      .spent('judge')
      .use('judge', { verdict: 'pass' })
      .refused('ability_already_used'))

  it('JUDGE-4: not when dead', () =>
    town(court).day(1).exile('judge').nominate('gambler', 'sailor').use('judge', { verdict: 'pass' }).refused('dead_have_no_ability'))
})
