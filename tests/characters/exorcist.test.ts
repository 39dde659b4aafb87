import { describe, it } from 'vitest'
import { town } from '../town'

describe('Exorcist', () => {
  it('EXORCIST-1: the Demon learns the Exorcist and does not wake to act', () =>
    town('exorcist, fool, sailor, gambler, po')
      .night(2)
      .exorcist('po')
      .told('po', 'self', { ability: 'exorcist' })
      .woken('po', 'told')
      .token('po', 'exorcist: Chosen')
      .notDue('po', 'because.asleep'))

  it('EXORCIST-1: only for tonight', () => town('exorcist, fool, sailor, gambler, po').night(2).exorcist('po').night(3).due('po'))

  it('EXORCIST-2: the Demon’s other powers go on', () =>
    town('exorcist, fool, sailor, gambler, pukka')
      .night(1)
      .pukka('fool')
      .night(2)
      .exorcist('pukka')
      .bookkeeping('pukka')
      .dawn()
      .onlyDead('fool')
      .onlyPoisoned())

  it('EXORCIST-2: also a Zombuul’s first death', () =>
    town('exorcist, fool, sailor, gambler, zombuul').night(2).exorcist('zombuul').day(2).execute('zombuul').looksDead('zombuul'))

  it('EXORCIST-3: not the player chosen last night, anybody else alive or dead', () =>
    town('exorcist, fool, sailor, gambler dead, po')
      .night(2)
      .exorcist('po')
      .night(3)
      .exorcist('po')
      .refused('target_same_as_last_night')
      .exorcist('gambler')
      .night(4)
      .exorcist('po')
      .notDue('po'))

  it('EXORCIST-4: without an ability nothing happens and nobody is told', () =>
    town('exorcist, fool, sailor, gambler, po')
      .night(2)
      .sailor('exorcist', { drunk: 'exorcist' })
      .exorcist('po')
      .notTold('po', 'self')
      .due('po')
      .night(3)
      .exorcist('po')
      .refused('target_same_as_last_night'))

  it('EXORCIST-5: choosing the Lunatic does nothing', () =>
    town('exorcist, fool, sailor, gambler, lunatic believes po, po')
      .night(2)
      .lunatic('fool')
      .exorcist('lunatic')
      .notTold('lunatic', 'self')
      .due('po')
      .night(3)
      .due('lunatic'))
})
