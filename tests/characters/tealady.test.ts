import { describe, it } from 'vitest'
import { town } from '../town'

describe('Herbalist', () => {
  it('HERBALIST-1: both living neighbours, if both are good; not herself', () =>
    town('tealady, fool, po, assassin, gambler').night(2).onlySafe('fool', 'gambler').token('fool', 'tealady: Cannot die'))

  it('HERBALIST-1: one evil neighbour ends it for both', () => town('tealady, fool, gambler, assassin, po').night(2).onlySafe())

  it('HERBALIST-1: looked at anew after every death', () =>
    town('tealady, po, sailor, assassin, gambler, minstrel')
      .life('po', 'looks-dead')
      .night(2)
      .safe('sailor', 'minstrel')
      .send((at) => ({ type: 'correctAlignment', seat: at('minstrel'), alignment: 'evil' }))
      .onlySafe('sailor'))

  it('HERBALIST-1: and order decides within a list of kills', () =>
    town('tealady, fool, gambler, assassin, shabaloth, courtier').night(2).shabaloth('tealady', 'courtier').onlyDead('tealady', 'courtier'))

  it('HERBALIST-1: the neighbour first, and only she dies', () =>
    town('tealady, fool, gambler, assassin, shabaloth, courtier').night(2).shabaloth('courtier', 'tealady').onlyDead('tealady'))

  it('HERBALIST-2: only the Assassin goes through', () =>
    town('tealady, fool, po, assassin, gambler').night(2).assassin('gambler').onlyDead('gambler'))

  it('HERBALIST-3: an exiled Traveller beside her lives', () =>
    town('tealady, fool, po, assassin, gambler, judge good').day(1).exile('judge').alive('judge').announces('judge is exiled and lives.'))

  it('HERBALIST-3: an evil Traveller beside her ends the cover', () =>
    town('tealady, fool, po, assassin, gambler, judge evil').day(1).onlySafe())

  it('HERBALIST-4: off while she has no ability', () =>
    town('tealady, fool, po, sailor, gambler')
      .night(2)
      .sailor('tealady', { drunk: 'tealady' })
      .onlySafe('sailor')
      .po('gambler')
      .dead('gambler'))
})
