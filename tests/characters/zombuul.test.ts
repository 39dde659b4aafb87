import { describe, it } from 'vitest'
import { town } from '../town'

const grave = 'zombuul, sailor, gambler, fool, courtier, minstrel, assassin, judge good'

describe('Zombuul', () => {
  it('ZOMBUUL-1: wakes when nobody died by day', () =>
    town(grave)
      .night(2)
      .zombuul('gambler')
      .dead('gambler')
      .night(3)
      .due('zombuul')
      .day(3)
      .execute('courtier')
      .night(4)
      .notDue('zombuul', 'somebody died today'))

  it('ZOMBUUL-1: its own feigned death counts as one, a survived execution or a corpse does not', () => {
    town(grave)
      .day(1)
      .execute('zombuul')
      .token('zombuul', 'zombuul: Died today')
      .night(2)
      .notDue('zombuul', 'somebody died today')
      .night(3)
      .due('zombuul')
    town(grave).day(1).execute('sailor').executed('alive').night(2).due('zombuul')
    town('zombuul, sailor, gambler dead, fool, courtier').day(1).execute('gambler').executed('corpse').night(2).due('zombuul')
  })

  it('ZOMBUUL-1: an exiled Traveller’s death counts', () => town(grave).day(1).exile('judge').dead('judge').night(2).notDue('zombuul'))

  it('ZOMBUUL-2: the first death is only looked like: no vote but the ghost’s, no nomination, no living target, not counted', () =>
    town(grave)
      .day(1)
      .execute('zombuul')
      .executed('died')
      .announces('zombuul is executed and dies.')
      .looksDead('zombuul')
      .winner(undefined)
      .day(2)
      .nominate('gambler', 'zombuul')
      .refused('dead_cannot_nominate')
      .night(3)
      .sailor('zombuul')
      .refused('target_must_be_alive')
      .zombuul('gambler')
      .dead('gambler'))

  it('ZOMBUUL-3: the second death is real, and an execution does not give it away', () =>
    town(grave)
      .day(1)
      .execute('zombuul')
      .day(2)
      .execute('zombuul')
      .executed('corpse')
      .announces('zombuul, already dead, is executed.')
      .dead('zombuul')
      .winner('good'))

  it('ZOMBUUL-3: a night that really kills it announces nothing either', () =>
    town(grave).day(1).execute('zombuul').night(2).assassin('zombuul').dead('zombuul').dawn().news([]))

  it('ZOMBUUL-3: dying for the first time by night is announced like any death', () =>
    town(grave).night(2).zombuul('zombuul').looksDead('zombuul').dawn().news(['zombuul']))

  it('ZOMBUUL-4: without an ability every death is real', () =>
    town(grave).night(1).sailor('zombuul', { drunk: 'zombuul' }).day(1).execute('zombuul').dead('zombuul').winner('good'))

  it('ZOMBUUL-4: without one it stays looking dead and its attack fails', () =>
    town(grave)
      .day(1)
      .execute('zombuul')
      .night(3)
      .courtier('zombuul')
      .looksDead('zombuul')
      .zombuul('gambler')
      .alive('gambler')
      .looksDead('zombuul'))

  it('ZOMBUUL-5: not dying does not use the first death up', () =>
    town('zombuul, sailor, gambler, devilsadvocate, courtier')
      .night(1)
      .devilsadvocate('zombuul')
      .day(1)
      .execute('zombuul')
      .executed('alive')
      .unspent('zombuul'))

  it('ZOMBUUL-6: it counts as alive for the ending', () =>
    town('zombuul, sailor, gambler, fool dead, courtier dead')
      .day(1)
      .execute('zombuul')
      .winner(undefined)
      .life('gambler', 'dead')
      .winner('evil'))

  it('TRAVELLER-3: one who leaves for good is dead, and nobody asks about an Assassin', () =>
    town(grave)
      .day(1)
      .send((at) => ({ type: 'leave', seat: at('zombuul'), how: 'dies' }))
      .dead('zombuul')
      .winner('good'))
})
