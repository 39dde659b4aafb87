import { describe, it } from 'vitest'
import { town } from '../town'

const den = 'pukka, sailor, gambler, fool, courtier, tealady, exorcist, innkeeper'

describe('Pukka', () => {
  it('PUKKA-1: the one poisoned before dies poisoned and is healthy again', () =>
    town(den)
      .night(1)
      .pukka('fool')
      .onlyPoisoned('fool')
      .token('fool', 'pukka: Poisoned')
      .night(2)
      .pukka('gambler')
      .onlyDead('fool')
      .onlyPoisoned('gambler')
      .noToken('fool', 'pukka: Poisoned'))

  it('PUKKA-1: cured also when the death was prevented', () =>
    town(den)
      .night(1)
      .pukka('gambler')
      .night(2)
      .innkeeper('gambler', 'fool', { drunk: 'fool' })
      .pukka('courtier')
      .onlyDead()
      .onlyPoisoned('courtier'))

  it('PUKKA-2: on the sheet the old victim comes first, then the new choice', () =>
    town('pukka, sailor, gambler, tealady, courtier, fool').night(1).pukka('gambler').night(2).pukka('tealady').onlyDead())

  it('PUKKA-2: in the published order the choice comes first', () =>
    town('pukka, sailor, gambler, tealady, courtier, fool', 'published')
      .night(1)
      .pukka('gambler')
      .night(2)
      .pukka('tealady')
      .onlyDead('gambler'))

  it('PUKKA-3: without an ability it neither kills nor poisons, and the old mark waits', () =>
    town(den)
      .night(1)
      .pukka('gambler')
      .night(2)
      .sailor('pukka', { drunk: 'pukka' })
      .sober('gambler')
      .pukka('fool')
      .onlyDead()
      .onlyPoisoned()
      .token('gambler', 'pukka: Poisoned')
      .night(3)
      .poisoned('gambler')
      .pukka('courtier')
      .onlyDead('gambler')
      .onlyPoisoned('courtier'))

  it('PUKKA-3: unless the storyteller says that it works: then the old victim dies as well', () =>
    town(den)
      .night(1)
      .pukka('gambler')
      .night(2)
      .sailor('pukka', { drunk: 'pukka' })
      .pukka('fool', { overrides: { 'works:pukka:pukka': true } })
      .onlyDead('gambler')
      .drunk('pukka')
      .onlyPoisoned('fool')
      .night(3)
      .onlyPoisoned('fool')
      .pukka('courtier')
      .onlyDead('gambler', 'fool')
      .onlyPoisoned('courtier'))

  it('PUKKA-4: exorcised, the old victim dies and nobody new is chosen', () =>
    town(den)
      .night(1)
      .pukka('gambler')
      .night(2)
      .exorcist('pukka')
      .bookkeeping('pukka')
      .dawn()
      .onlyDead('gambler')
      .onlyPoisoned()
      .night(3)
      .due('pukka')
      .pukka('fool')
      .onlyDead('gambler'))

  it('PUKKA-4: with nothing to resolve there is no step', () => town(den).night(2).exorcist('pukka').notDue('pukka', 'because.asleep'))

  it('PUKKA-5: its poison ends with its death', () => town(den).night(1).pukka('gambler').day(1).execute('pukka').onlyPoisoned())

  it('PUKKA-6: choosing itself: asked; it stays poisoned for ever if nothing is said', () =>
    town(den)
      .night(1)
      .pukka('pukka')
      .asked('pukka_chose_itself')
      .poisoned('pukka')
      .night(3)
      .poisoned('pukka')
      .answer('pukka_chose_itself', 'ends', 'pukka')
      .onlyPoisoned())

  it('PUKKA-7: any player, dead ones too, and a dead Moonchild’s curse can be stopped so', () =>
    town('pukka, sailor, gambler, moonchild, courtier')
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['gambler'] })
      .night(2)
      .pukka('moonchild')
      .dawn()
      .onlyDead('moonchild'))

  it('PUKKA-7: a Moonchild it killed is healthy when it chooses', () =>
    town('pukka, sailor, gambler, moonchild, courtier')
      .night(1)
      .pukka('moonchild')
      .night(2)
      .pukka('courtier')
      .dead('moonchild')
      .dawn()
      .use('moonchild', { targets: ['gambler'] })
      .night(3)
      .dawn()
      .dead('gambler'))
})
