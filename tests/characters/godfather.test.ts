import { describe, expect, it } from 'vitest'
import { legalCounts } from '@/core/rules/bagCounts'
import { rules, town } from '../town'

const family = 'godfather, tinker, moonchild, goon, sailor, gambler, fool, po'

describe('Capo Crimini', () => {
  it('CAPO-1: kills on the night after an Outsider died by day', () =>
    town(family)
      .day(1)
      .execute('tinker')
      .token('tinker', 'godfather: Died today')
      .night(2)
      .godfather('gambler')
      .onlyDead('tinker', 'gambler')
      .night(3)
      .notDue('godfather'))

  it('CAPO-1: one kill however many died, and whatever state or side they had', () =>
    town(family)
      .night(1)
      .sailor('goon')
      .day(1)
      .execute('goon')
      .use('tinker')
      .night(2)
      .godfather('gambler')
      .onlyDead('goon', 'tinker', 'gambler'))

  it('CAPO-1: deaths by night do not count', () =>
    town(family).night(2).po('tinker').night(3).notDue('godfather', 'no Outsider died today'))

  it('CAPO-1: nor does a survived execution or a dead Outsider', () =>
    town('godfather, tinker dead, devilsadvocate, moonchild, sailor, po')
      .night(1)
      .devilsadvocate('moonchild')
      .day(1)
      .execute('moonchild')
      .executed('alive')
      .night(2)
      .notDue('godfather'))

  it('CAPO-2: on the first night it is shown the Outsiders in play', () =>
    town(family)
      .night(1)
      .godfather()
      .told('godfather', 'outsiders', { characters: ['tinker', 'moonchild', 'goon'] }))

  it('CAPO-3: without an ability at night nobody dies', () =>
    town(family).day(1).execute('tinker').night(2).sailor('godfather', { drunk: 'godfather' }).godfather('gambler').onlyDead('tinker'))

  it('CAPO-3: anybody may be chosen, and the death can be prevented', () =>
    town(family).day(1).execute('tinker').night(2).godfather('sailor').onlyDead('tinker').night(3).notDue('godfather'))

  it('CAPO-4: in the bag it moves the Outsiders by exactly one', () => {
    expect(legalCounts(rules, 9, ['godfather']).map(({ outsider }) => outsider)).toEqual([1, 3])
    expect(legalCounts(rules, 7, ['godfather']).map(({ outsider }) => outsider)).toEqual([1])
  })

  it('CAPO-1: also when the dead Outsider’s seat was taken away since', () =>
    town(family)
      .day(1)
      .execute('tinker')
      .send((at) => ({ type: 'leave', seat: at('tinker'), how: 'removed' }))
      .night(2)
      .due('godfather'))
})
