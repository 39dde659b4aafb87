import { describe, it } from 'vitest'
import { town } from '../town'

describe('Assassin', () => {
  it('ASSASSIN-1: past every protection', () =>
    town('assassin, tealady, sailor, innkeeper, fool, po')
      .night(2)
      .innkeeper('sailor', 'fool', { drunk: 'fool' })
      .safe('sailor')
      .assassin('sailor')
      .onlyDead('sailor')
      .spent('assassin')
      .token('assassin', 'assassin: No ability'))

  it('ASSASSIN-1: past the Goon', () =>
    town('assassin, goon, sailor, innkeeper, fool, po').night(2).assassin('goon').onlyDead('goon').evil('goon'))

  it('ASSASSIN-1: only its own state stops it, and it is used up all the same', () =>
    town('assassin, goon, sailor, innkeeper, fool, po')
      .night(2)
      .sailor('assassin', { drunk: 'assassin' })
      .assassin('fool')
      .onlyDead()
      .spent('assassin')
      .night(3)
      .notDue('assassin', 'because.spent'))

  it('ASSASSIN-2: shaking the head uses nothing up; not on the first night', () =>
    town('assassin, goon, sailor, fool, po').night(1).notDue('assassin').night(2).assassin().unspent('assassin').night(3).due('assassin'))

  it('ASSASSIN-3: against a Zombuul’s first death the storyteller is asked; it dies if nothing is said', () =>
    town('assassin, goon, sailor, fool, zombuul')
      .night(2)
      .assassin('zombuul')
      .asked('assassin_vs_zombuul_storyteller_decides')
      .dead('zombuul')
      .winner('good'))

  it('ASSASSIN-3: or it only looks dead', () =>
    town('assassin, goon, sailor, fool, zombuul')
      .night(2)
      .assassin('zombuul', { assassin_vs_zombuul_storyteller_decides: 'feigns' })
      .looksDead('zombuul')
      .winner(undefined))

  it('ASSASSIN-3: nothing to ask when that death is used up', () =>
    town('assassin, goon, sailor, fool, zombuul looks dead')
      .night(2)
      .assassin('zombuul')
      .notAsked('assassin_vs_zombuul_storyteller_decides')
      .dead('zombuul'))
})
