import { describe, it } from 'vitest'
import { town } from '../town'

describe('Professor', () => {
  it('PROFESSOR-1: a Zombuul that only looks dead is accepted and wasted', () =>
    town('professor, fool, sailor, gambler, zombuul looks dead').night(2).professor('zombuul').looksDead('zombuul').spent('professor'))

  it('PROFESSOR-2: a living player is refused and nothing is used up; so with shaking the head', () =>
    town('professor, fool, sailor, gambler dead, zombuul')
      .night(2)
      .professor('fool')
      .refused('target_must_be_dead')
      .unspent('professor')
      .professor()
      .unspent('professor')
      .night(3)
      .professor('gambler')
      .alive('gambler')
      .spent('professor')
      .night(4)
      .notDue('professor', 'because.spent'))

  it('PROFESSOR-3: anybody but a Townsfolk stays dead, and the ability is gone', () =>
    town('professor, fool, sailor, tinker dead, zombuul').night(2).professor('tinker').dead('tinker').spent('professor'))

  it('PROFESSOR-3: an Apprentice is no Townsfolk', () =>
    town('professor, fool, sailor, gambler, zombuul, apprentice good dead').night(2).professor('apprentice').dead('apprentice'))

  it('PROFESSOR-3: without an ability it is spent for nothing', () =>
    town('professor, fool, sailor, gambler dead, zombuul')
      .night(2)
      .sailor('professor', { drunk: 'professor' })
      .professor('gambler')
      .dead('gambler')
      .spent('professor'))

  it('PROFESSOR-4: who was killed earlier tonight can come back, and the town hears of neither', () =>
    town('professor, fool, sailor, gambler, po')
      .night(2)
      .po('gambler')
      .dead('gambler')
      .professor('gambler')
      .dawn()
      .alive('gambler')
      .news([]))

  it('PROFESSOR-4: who was dead before is announced as alive again', () =>
    town('professor, fool, sailor, gambler dead, po')
      .night(2)
      .professor('gambler')
      .dawn()
      .news([], ['gambler'])
      .token('gambler', 'professor: Alive'))
})
