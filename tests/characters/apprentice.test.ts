import { describe, it } from 'vitest'
import { town } from '../town'

const guests = 'sailor, gambler, fool, courtier, minstrel, mastermind, po'

describe('Apprentice', () => {
  it('APPRENTICE-1: gains a Townsfolk’s ability if good, a Minion’s if evil', () =>
    town(`${guests}, apprentice good`)
      .night(1)
      .apprentice('assassin')
      .refused('character_not_allowed')
      .apprentice('innkeeper')
      .token('apprentice', 'apprentice: Is the Apprentice')
      .night(2)
      .due('innkeeper')
      .apprentice('gambler', 'fool', { drunk: 'fool' })
      .safe('gambler'))

  it('APPRENTICE-1: an evil one is shown the Demon too', () =>
    town(`${guests}, apprentice evil`)
      .night(1)
      .apprentice('innkeeper')
      .refused('character_not_allowed')
      .step('travellers')
      .told('apprentice', 'demon')
      .apprentice('assassin')
      .night(2)
      .apprentice('gambler')
      .onlyDead('gambler'))

  it('APPRENTICE-1: it acts the same night if the step is ahead', () =>
    town(`${guests}, apprentice evil`)
      .night(1)
      .apprentice('devilsadvocate')
      .apprentice('gambler')
      .day(1)
      .execute('gambler')
      .executed('alive'))

  it('APPRENTICE-1: once only', () => town(`${guests}, apprentice good`).night(1).apprentice('innkeeper').night(2).notDue('travellers'))

  it('APPRENTICE-2: for every check it stays the Apprentice', () =>
    town(`${guests}, apprentice evil with assassin`).day(1).exile('apprentice').onlyDrunk())

  it('APPRENTICE-2: the gained ability is lost at death', () =>
    town(`${guests}, apprentice evil with assassin`)
      .day(1)
      .exile('apprentice')
      .send((at) => ({ type: 'revive', seat: at('apprentice') }))
      .night(2)
      .notDue('assassin'))

  it('APPRENTICE-3: it is not drunk from the Minstrel’s song', () =>
    town(`${guests}, apprentice evil with assassin`)
      .day(1)
      .execute('mastermind')
      .sober('apprentice')
      .night(2)
      .apprentice('gambler')
      .dead('gambler'))

  it('APPRENTICE-4: a gained Sailor’s or Fool’s ability saves it from the death of an exile', () => {
    town(`${guests}, apprentice good with sailor`).day(1).exile('apprentice').alive('apprentice')
    town(`${guests}, apprentice good with fool`).day(1).exile('apprentice').alive('apprentice').exile('apprentice').dead('apprentice')
  })
})
