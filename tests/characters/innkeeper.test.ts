import { describe, it } from 'vitest'
import { town } from '../town'

describe('Innkeeper', () => {
  it('INNKEEPER-1: drunk on its own beer it keeps nobody safe', () =>
    town('innkeeper, fool, sailor, gambler, po')
      .night(2)
      .innkeeper('innkeeper', 'gambler', { drunk: 'innkeeper' })
      .drunk('innkeeper')
      .onlySafe('sailor')
      .po('gambler')
      .dead('gambler'))

  it('INNKEEPER-2: both guests cannot die tonight, one is drunk until dusk', () =>
    town('innkeeper, fool, courtier, gambler, po')
      .night(2)
      .innkeeper('fool', 'gambler', { drunk: 'gambler' })
      .onlySafe('fool', 'gambler')
      .onlyDrunk('gambler')
      .po('gambler')
      .onlyDead()
      .dawn()
      .onlySafe()
      .drunk('gambler')
      .dusk()
      .onlyDrunk())

  it('INNKEEPER-2: dead players and the Innkeeper may be chosen, two different ones', () =>
    town('innkeeper, fool dead, courtier, gambler, po')
      .night(2)
      .innkeeper('fool', 'fool')
      .refused('targets_must_differ')
      .innkeeper('fool')
      .refused('too_few_targets')
      .innkeeper('innkeeper', 'fool', { drunk: 'fool' })
      .safe('innkeeper'))

  it('INNKEEPER-3: chosen without an ability, it never takes effect, not even later', () =>
    town('sailor, innkeeper, fool, courtier, gambler, assassin, po')
      .night(2)
      .sailor('innkeeper', { drunk: 'innkeeper' })
      .innkeeper('fool', 'gambler', { drunk: 'gambler' })
      .assassin('sailor')
      .sober('innkeeper')
      .onlySafe()
      .onlyDrunk())

  it('INNKEEPER-3: unless the storyteller says that it works, which is undone and corrected like any choice', () => {
    const works = { overrides: { 'works:innkeeper:innkeeper': true } }
    town('sailor, innkeeper, fool, courtier, gambler, po')
      .night(2)
      .sailor('innkeeper', { drunk: 'innkeeper' })
      .innkeeper('fool', 'gambler', { drunk: 'gambler', ...works })
      .onlySafe('sailor', 'fool', 'gambler')
      .onlyDrunk('innkeeper', 'gambler')
      .undo()
      .onlySafe('sailor')
      .redo()
      .correct('innkeeper', 'fool', 'courtier', { drunk: 'courtier', ...works })
      .onlySafe('sailor', 'fool', 'courtier')
      .undo()
      .correct('innkeeper', 'fool', 'courtier', { drunk: 'courtier' })
      .onlySafe('sailor')
      .onlyDrunk('innkeeper')
  })

  it('INNKEEPER-3: the ruling covers the guests pointed at before the Goon', () =>
    town('innkeeper, fool, goon, gambler, po')
      .night(2)
      .innkeeper('fool', 'goon', { drunk: 'fool', overrides: { 'works:innkeeper:innkeeper': true } })
      .onlySafe('fool', 'goon')
      .onlyDrunk('innkeeper', 'fool'))

  it('INNKEEPER-4: safety and beer pause with the Innkeeper', () =>
    town('innkeeper, fool, courtier, gambler, pukka')
      .night(2)
      .innkeeper('fool', 'gambler', { drunk: 'gambler' })
      .pukka('innkeeper')
      .onlySafe()
      .sober('gambler')
      .token('fool', 'innkeeper: Safe'))

  it('INNKEEPER-4: and end with its death', () =>
    town('innkeeper, fool, courtier, gambler, po')
      .night(2)
      .innkeeper('fool', 'gambler', { drunk: 'gambler' })
      .po('innkeeper')
      .onlySafe()
      .onlyDrunk()
      .noToken('fool', 'innkeeper: Safe'))

  it('INNKEEPER-5: only dying is prevented: a guest can be poisoned, and the Assassin goes through', () =>
    town('innkeeper, fool, courtier, gambler, assassin, pukka')
      .night(2)
      .innkeeper('fool', 'gambler', { drunk: 'gambler' })
      .pukka('fool')
      .poisoned('fool')
      .assassin('fool')
      .onlyDead('fool'))

  it('INNKEEPER-6: the Goon as a guest makes the Innkeeper drunk, and nobody is safe', () =>
    town('innkeeper, fool, goon, gambler, po').night(2).innkeeper('fool', 'goon').drunk('innkeeper').onlySafe().onlyDrunk('innkeeper'))

  it.each([
    ['guest first', ['gambler', 'goon']],
    ['Goon first', ['goon', 'gambler']],
  ])('INNKEEPER-7: nobody is safe when the Goon dies later, %s', (_, guests) => {
    town('innkeeper, fool, goon, gambler, assassin, po')
      .night(2)
      .innkeeper(...guests)
      .po('goon')
      .onlyDead('goon')
      .sober('innkeeper')
      .onlySafe()
      .assassin('gambler')
      .dead('gambler')
  })

  it('INNKEEPER-7: a Goon who has answered another chooser is a guest like any other', () =>
    town('innkeeper, sailor, goon, gambler, fool, po')
      .night(2)
      .sailor('goon')
      .innkeeper('gambler', 'goon', { drunk: 'gambler' })
      .onlySafe('gambler', 'goon'))
})
