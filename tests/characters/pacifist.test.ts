import { describe, it } from 'vitest'
import { town } from '../town'

const crowd = 'pacifist, gambler, fool, courtier, sailor, assassin, po, judge good'

describe('Pacifist', () => {
  it('PACIFIST-1: a good player who is executed may be spared: the storyteller is asked', () =>
    town(crowd).day(1).execute('gambler').asked('pacifist_saves').executed('died'))

  it('PACIFIST-1: spared, the execution of the day is used up all the same', () =>
    town(crowd).day(1).execute('gambler', { pacifist_saves: true }).executed('alive').execute('courtier').refused('already_executed_today'))

  it('PACIFIST-1: the Pacifist too', () => town(crowd).day(1).execute('pacifist', { pacifist_saves: true }).executed('alive'))

  it('PACIFIST-2: never an evil player, and nobody is asked', () =>
    town(crowd)
      .day(1)
      .execute('assassin', { pacifist_saves: true })
      .dropped('pacifist_target_not_good')
      .executed('died')
      .notAsked('pacifist_saves'))

  it('PACIFIST-2: never an exile', () =>
    town(crowd).day(1).exile('judge', { pacifist_saves: true }).dropped('pacifist_only_executions').dead('judge'))

  it('PACIFIST-3: not without an ability', () =>
    town(crowd)
      .night(1)
      .sailor('pacifist', { drunk: 'pacifist' })
      .day(1)
      .execute('gambler', { pacifist_saves: true })
      .dropped('pacifist_has_no_ability')
      .executed('died'))

  it('PACIFIST-4: outside help comes before the Fool’s own escape', () =>
    town(crowd).day(1).execute('fool', { pacifist_saves: true }).executed('alive').unspent('fool'))
})
