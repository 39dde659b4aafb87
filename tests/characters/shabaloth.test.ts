import { describe, it } from 'vitest'
import { town } from '../town'

const den = 'shabaloth, sailor, gambler, fool, courtier, exorcist, professor, innkeeper'

describe('Shabaloth', () => {
  it('SHABALOTH-1: two die one after the other, and the first can change the second', () =>
    town(den)
      .night(2)
      .innkeeper('gambler', 'courtier', { drunk: 'courtier' })
      .shabaloth('innkeeper', 'gambler')
      .onlyDead('innkeeper', 'gambler'))

  it('SHABALOTH-1: the other way round', () =>
    town(den).night(2).innkeeper('gambler', 'courtier', { drunk: 'courtier' }).shabaloth('gambler', 'innkeeper').onlyDead('innkeeper'))

  it('SHABALOTH-1: exactly two, dead ones allowed, not on the first night', () =>
    town('shabaloth, sailor, gambler dead, fool, courtier')
      .night(1)
      .notDue('shabaloth')
      .night(2)
      .shabaloth('fool')
      .refused('too_few_targets')
      .shabaloth('gambler', 'courtier')
      .onlyDead('gambler', 'courtier'))

  it('SHABALOTH-2: before the next attack one of last night’s may come back: the storyteller decides, nobody if nothing is said', () => {
    town(den)
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .shabaloth('fool', 'sailor', { regurgitate: 'gambler' })
      .onlyDead('courtier')
      .token('gambler', 'shabaloth: Alive')
      .dawn()
      .news([], ['gambler'])
    town(den)
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .shabaloth('fool', 'sailor')
      .asked('regurgitate')
      .onlyDead('gambler', 'courtier')
  })

  it('SHABALOTH-2: also one who was dead already when chosen', () =>
    town('shabaloth, sailor, gambler dead, fool, courtier')
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .shabaloth('fool', 'sailor', { regurgitate: 'gambler' })
      .alive('gambler'))

  it('SHABALOTH-2: nobody who was not chosen last night', () =>
    town(den)
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .shabaloth('fool', 'sailor', { regurgitate: 'exorcist' })
      .needs('regurgitate')
      .shabaloth('fool', 'sailor', { regurgitate: 'nobody' })
      .night(4)
      .shabaloth('fool', 'sailor', { regurgitate: 'gambler' })
      .dead('gambler'))

  it('SHABALOTH-3: exorcised it can still bring somebody back', () =>
    town(den)
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .exorcist('shabaloth')
      .bookkeeping('shabaloth')
      .step('shabaloth', { regurgitate: 'gambler' })
      .alive('gambler')
      .night(4)
      .due('shabaloth'))

  it('SHABALOTH-3: without an ability neither kills nor brings back', () =>
    town(den)
      .night(2)
      .shabaloth('gambler', 'courtier')
      .night(3)
      .sailor('shabaloth', { drunk: 'shabaloth' })
      .shabaloth('fool', 'exorcist', { regurgitate: 'gambler' })
      .onlyDead('gambler', 'courtier'))

  it('SHABALOTH-4: who comes back acts tonight only if the step is still ahead', () => {
    town(den)
      .night(2)
      .shabaloth('professor', 'courtier')
      .night(3)
      .shabaloth('fool', 'sailor', { regurgitate: 'professor' })
      .due('professor')
    town(den)
      .night(2)
      .shabaloth('exorcist', 'courtier')
      .night(3)
      .shabaloth('fool', 'sailor', { regurgitate: 'exorcist' })
      .notDue('exorcist', 'because.tooLate')
  })
})
