import { describe, it } from 'vitest'
import { town } from '../town'

const cell = 'mastermind, sailor, gambler, fool, courtier, goon, po'
const extra = () => town(cell).day(1).execute('po').dead('po').winner(undefined)

describe('Mastermind', () => {
  it('MASTERMIND-1: the Demon’s real death by execution is followed by one more night and day', () =>
    extra()
      .look((game) => {
        if (game.overtime?.day !== 2) throw new Error('no extra day')
      })
      .night(2)
      .winner(undefined))

  it('MASTERMIND-1: not after a death by night', () =>
    town('mastermind, sailor, gambler, fool, assassin, po').night(2).assassin('po').winner('good').because('ending.noDemon'))

  it('MASTERMIND-1: not after a Zombuul’s first death, but after its second', () =>
    town('mastermind, sailor, gambler, fool, goon, zombuul')
      .day(1)
      .execute('zombuul')
      .looksDead('zombuul')
      .look((game) => {
        if (game.overtime) throw new Error('too early')
      })
      .day(2)
      .execute('zombuul')
      .executed('corpse')
      .dead('zombuul')
      .winner(undefined))

  it('MASTERMIND-1: not while it has no ability', () =>
    town(cell).night(1).sailor('mastermind', { drunk: 'mastermind' }).day(1).execute('po').winner('good'))

  it('MASTERMIND-1: poison of the Demon itself is gone by then', () =>
    town('mastermind, sailor, gambler, fool, goon, pukka')
      .night(1)
      .pukka('mastermind')
      .day(1)
      .poisoned('mastermind')
      .execute('pukka')
      .winner(undefined))

  it('MASTERMIND-1: the storyteller may overrule it where it is shown, and good wins then', () =>
    town(cell)
      .day(1)
      .execute('po', { overrides: { extraDay: false } })
      .dead('po')
      .look((game) => {
        if (game.overtime !== undefined) throw new Error('it goes on')
      })
      .winner('good')
      .because('ending.noDemon'))

  it('MASTERMIND-2: a good player executed that day: evil wins', () =>
    extra().day(2).execute('gambler').winner('evil').because('ending.goodExecuted'))

  it('MASTERMIND-2: an evil one, or nobody: good wins', () => {
    extra().day(2).execute('mastermind').winner('good').because('ending.evilExecuted')
    extra().day(2).close().winner('good').because('ending.nobodyExecuted')
  })

  it('MASTERMIND-2: executed counts, dead or alive, with the side held now', () => {
    extra().day(2).execute('sailor').executed('alive').winner('evil')
    extra().day(2).execute('po').executed('corpse').winner('good')
    extra()
      .send((at) => ({ type: 'correctAlignment', seat: at('goon'), alignment: 'evil' }))
      .day(2)
      .execute('goon')
      .winner('good')
  })

  it('MASTERMIND-3: the head count does not end the game meanwhile', () =>
    town('mastermind, sailor dead, gambler dead, fool dead, courtier, goon, po')
      .day(1)
      .execute('po')
      .life('goon', 'dead')
      .winner(undefined))

  it('MASTERMIND-4: lost before the extra day: asked, and it runs on if nothing is said', () =>
    extra()
      .night(2)
      .send((at) => ({ type: 'kill', seat: at('mastermind'), cause: 'storyteller' }))
      .asked('mastermind_lost_on_extra_night')
      .winner(undefined)
      .answer('mastermind_lost_on_extra_night', 'lapses')
      .winner('good')
      .because('ending.extraDayLapsed'))
})
