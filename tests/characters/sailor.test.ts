import { describe, it } from 'vitest'
import { town } from '../town'

const crew = 'sailor, fool, courtier, gambler, minstrel, assassin, pukka'

describe('Sailor', () => {
  it('SAILOR-1: choosing oneself makes oneself drunk, and that does not undo itself', () =>
    town(crew).night(1).sailor('sailor').onlyDrunk('sailor').dawn().drunk('sailor').dusk().sober('sailor'))

  it('SAILOR-2: cannot die by day or by night, even before tonight’s wake', () =>
    town(crew)
      .day(1)
      .execute('sailor')
      .executed('alive')
      .night(2)
      .safe('sailor')
      .send((at) => ({ type: 'kill', seat: at('sailor'), cause: 'demon' }))
      .alive('sailor'))

  it('SAILOR-2: nobody else is covered', () => town(crew).night(2).onlySafe('sailor'))

  it('SAILOR-3: who drinks is the storyteller’s pick, until dusk', () =>
    town(crew).night(1).sailor('fool', { drunk: 'fool' }).onlyDrunk('fool').safe('sailor').day(1).drunk('fool').dusk().sober('fool'))

  it('SAILOR-3: the drink on the Sailor opens the Sailor to death', () =>
    town(crew).night(1).sailor('fool', { drunk: 'sailor' }).onlyDrunk('sailor').onlySafe().day(1).execute('sailor').executed('died'))

  it('SAILOR-4: without an ability it is still asked, makes nobody drunk and can die', () =>
    town(crew)
      .night(1)
      .pukka('sailor')
      .night(2)
      .due('sailor')
      .sailor('gambler', { drunk: 'gambler' })
      .onlyDrunk()
      .pukka('fool')
      .dead('sailor'))

  it('SAILOR-4: unless the storyteller says that it works: the drink then holds until dusk', () =>
    town(crew)
      .night(1)
      .pukka('sailor')
      .night(2)
      .sailor('gambler', { drunk: 'gambler', overrides: { 'works:sailor:sailor': true } })
      .poisoned('sailor')
      .onlyDrunk('gambler')
      .dawn()
      .dusk()
      .onlyDrunk())

  it('SAILOR-5: the partner sobers while the Sailor has no ability, and for good when the Sailor dies', () =>
    town(crew)
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .drunk('gambler')
      .pukka('sailor')
      .sober('gambler')
      .night(2)
      .sailor('fool')
      .assassin('sailor')
      .dead('sailor')
      .onlyDrunk())

  it('SAILOR-6: only players who look alive may be chosen', () =>
    town('sailor, fool dead, courtier, gambler, zombuul looks dead')
      .night(1)
      .sailor('fool')
      .refused('target_must_be_alive')
      .sailor('zombuul')
      .refused('target_must_be_alive')
      .sailor('courtier', 'gambler')
      .refused('one_target_only')
      .sailor()
      .refused('must_choose'))

  it('SAILOR-6: a refused choice can be forced', () =>
    town('sailor, fool dead, courtier, gambler, po').night(1).sailor('fool', { anyway: true, drunk: 'fool' }).drunk('fool'))
})
