import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { rules, town } from '../town'

const court = 'courtier, fool, sailor, gambler, po'

describe('Courtier', () => {
  it('COURTIER-1: the countdown goes on whatever state the Courtier is in', () =>
    town(court)
      .night(1)
      .courtier('po')
      .token('po', 'courtier: Drunk 3')
      .night(2)
      .sailor('courtier', { drunk: 'courtier' })
      .sober('po')
      .dawn()
      .token('po', 'courtier: Drunk 2')
      .night(3)
      .drunk('po')
      .dawn()
      .token('po', 'courtier: Drunk 1')
      .dusk()
      .sober('po')
      .noToken('po', 'courtier: Drunk 1'))

  it('COURTIER-1: its step says what becomes of the number', () => {
    const { game } = town(court).night(1).courtier('po').night(2)
    expect(decide(rules, game, { type: 'takeStep', step: stepId(`courtier:${game.seats[0]!.id}`) })).toMatchObject({
      kind: 'done',
      consequences: [{ kind: 'memo', seat: game.seats[4]!.id, text: 'po: Drunk 3 becomes Drunk 2' }],
    })
  })

  it('COURTIER-2: three nights and three days, tonight included', () =>
    town(court).night(1).courtier('po').night(2).drunk('po').po('fool').unspent('fool').day(3).drunk('po').dusk().sober('po'))

  it('COURTIER-3: used without an ability it is wasted and never asked again', () =>
    town(court)
      .night(1)
      .sailor('courtier', { drunk: 'courtier' })
      .courtier('po')
      .spent('courtier')
      .onlyDrunk('courtier')
      .night(2)
      .sober('po')
      .notDue('courtier', 'because.spent'))

  it('COURTIER-3: unless the storyteller says that it works: it counts down, and ends with the Courtier’s death', () => {
    const scene = town('courtier, fool, sailor, gambler, assassin, po')
      .night(1)
      .sailor('courtier', { drunk: 'courtier' })
      .courtier('po', { overrides: { 'works:courtier:courtier': true } })
      .onlyDrunk('courtier', 'po')
      .night(2)
      .courtier()
      .token('po', 'courtier: Drunk 2')
    scene.assassin('courtier').onlyDrunk().undo().day(3).drunk('po').dusk().onlyDrunk()
  })

  it('COURTIER-3: shaking the head uses nothing up', () => town(court).night(1).courtier().unspent('courtier').night(2).due('courtier'))

  it('COURTIER-4: naming the Goon is choosing it', () =>
    town('courtier, goon evil, sailor, gambler, po')
      .night(1)
      .courtier('goon')
      .drunk('courtier')
      .sober('goon')
      .good('goon')
      .spent('courtier'))

  it('COURTIER-5: the drink ends with the Courtier’s death', () =>
    town('courtier, fool, sailor, gambler, assassin, po')
      .night(1)
      .courtier('po')
      .night(2)
      .assassin('courtier')
      .sober('po')
      .noToken('po', 'courtier: Drunk 2'))

  it('COURTIER-6: a character, not a player: a miss tells nothing, the false Demon of the Lunatic is a miss, a dead player’s character is a hit', () =>
    town('courtier, fool, sailor, lunatic believes pukka, po')
      .night(1)
      .courtier('pukka')
      .spent('courtier')
      .onlyDrunk()
      .notTold('courtier', 'card'))

  it('COURTIER-7: only characters of the sheet; a Traveller’s can be forced', () =>
    town('courtier, fool, sailor, gambler, po, judge good')
      .night(1)
      .courtier('judge')
      .refused('character_not_allowed')
      .courtier('judge', { anyway: true })
      .drunk('judge')
      .spent('courtier'))

  it('COURTIER-6: a dead Moonchild can be named', () =>
    town('courtier, moonchild dead, sailor, gambler, po').night(1).courtier('moonchild').drunk('moonchild'))
})
