import { describe, it } from 'vitest'
import { town } from '../town'

describe('Fool', () => {
  it('FOOL-1: the first death does not happen, the second does', () =>
    town('fool, sailor, gambler, courtier, po')
      .night(2)
      .po('fool')
      .alive('fool')
      .spent('fool')
      .token('fool', 'fool: No ability')
      .dawn()
      .news([])
      .execute('fool')
      .executed('died'))

  it('FOOL-1: other protections come first and keep the escape', () =>
    town('fool, sailor, devilsadvocate, courtier, po')
      .night(1)
      .devilsadvocate('fool')
      .day(1)
      .execute('fool')
      .executed('alive')
      .unspent('fool'))

  it('FOOL-1: the Assassin goes through', () =>
    town('fool, sailor, assassin, courtier, po').night(2).assassin('fool').dead('fool').unspent('fool'))

  it('FOOL-2: without an ability it dies', () =>
    town('fool, sailor, gambler, courtier, pukka').night(1).pukka('fool').night(2).pukka('gambler').dead('fool'))

  it('FOOL-3: coming back renews the escape', () =>
    town('fool, sailor, professor, courtier, po')
      .send((at) => ({ type: 'correctSpent', seat: at('fool'), ability: 'fool', spent: true }))
      .night(2)
      .po('fool')
      .dead('fool')
      .professor('fool')
      .unspent('fool')
      .day(2)
      .execute('fool')
      .executed('alive'))
})
