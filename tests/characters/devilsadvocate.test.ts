import { describe, it } from 'vitest'
import { town } from '../town'

const court = 'devilsadvocate, gambler, sailor, fool, assassin, po, judge good'

describe('Devil’s Advocate', () => {
  it('ADVOCATE-1: the chosen player survives execution the coming day', () =>
    town(court)
      .night(1)
      .devilsadvocate('gambler')
      .token('gambler', 'devilsadvocate: Survives execution')
      .day(1)
      .execute('gambler')
      .executed('alive')
      .announces('gambler is executed and lives.')
      .dusk()
      .noToken('gambler', 'devilsadvocate: Survives execution'))

  it('ADVOCATE-1: nothing else: not the night, not an exile', () =>
    town(court).night(2).devilsadvocate('judge').po('gambler').dead('gambler').day(2).exile('judge').dead('judge'))

  it('ADVOCATE-1: a shielded player is not one who cannot die', () => town(court).night(1).devilsadvocate('gambler').onlySafe('sailor'))

  it('ADVOCATE-2: somebody who looks alive, not last night’s, the own seat allowed', () =>
    town('devilsadvocate, gambler dead, sailor, fool, zombuul looks dead')
      .night(1)
      .devilsadvocate('gambler')
      .refused('target_must_be_alive')
      .devilsadvocate('zombuul')
      .refused('target_must_be_alive')
      .devilsadvocate('devilsadvocate')
      .night(2)
      .devilsadvocate('devilsadvocate')
      .refused('target_same_as_last_night')
      .devilsadvocate('sailor')
      .night(3)
      .devilsadvocate('devilsadvocate')
      .token('devilsadvocate', 'devilsadvocate: Survives execution'))

  it('ADVOCATE-3: the shield is off while the Advocate has no ability', () =>
    town('devilsadvocate, gambler, sailor, fool, pukka')
      .night(1)
      .devilsadvocate('gambler')
      .pukka('devilsadvocate')
      .day(1)
      .execute('gambler')
      .executed('died'))

  it('ADVOCATE-3: and gone with the Advocate’s death', () =>
    town(court).night(2).devilsadvocate('gambler').po('devilsadvocate').day(2).execute('gambler').executed('died'))

  it('ADVOCATE-3: chosen while drunk it never works', () =>
    town(court)
      .night(1)
      .sailor('devilsadvocate', { drunk: 'devilsadvocate' })
      .devilsadvocate('gambler')
      .noToken('gambler', 'devilsadvocate: Survives execution'))
})
