import { describe, expect, it } from 'vitest'
import { bagCounts, usualCounts, type TeamCounts } from '@/scripts/setup/bagCounts'
import { believable, bluffChoices } from '@/scripts/setup/bluffs'
import { library } from './reading'

const find = (id: string) => library.find(id)
const known = (ids: string) => ids.split(' ').flatMap((id) => (id ? [library.find(id)!] : []))
const told = ({ townsfolk, outsider, minion, demon }: TeamCounts) => `${townsfolk}/${outsider}/${minion}/${demon}`
const counts = (residents: number, ids: string, outsiders = 4) => bagCounts(residents, known(ids), outsiders)!.choices.map(told)
const notes = (ids: string) => bagCounts(10, known(ids), 4)!.notes

describe('the bag, for five to fifteen residents', () => {
  it('has the usual table', () => {
    const table = Array.from({ length: 11 }, (_, at) => told(usualCounts(at + 5)!))
    expect(table.join(' ')).toBe('3/0/1/1 3/1/1/1 5/0/1/1 5/1/1/1 5/2/1/1 7/0/2/1 7/1/2/1 7/2/2/1 9/0/3/1 9/1/3/1 9/2/3/1')
    expect([usualCounts(4), usualCounts(16), bagCounts(4, [], 4)]).toEqual([undefined, undefined, undefined])
    for (let size = 5; size <= 15; size++) expect(counts(size, 'imp')).toEqual([told(usualCounts(size)!)])
  })

  it.each([
    [10, 'baron', ['5/2/2/1']],
    [11, 'godfather', ['8/0/2/1', '6/2/2/1']],
    [10, 'godfather', ['6/1/2/1']],
    [11, 'balloonist', ['7/1/2/1', '6/2/2/1']],
    [11, 'hermit', ['7/1/2/1', '8/0/2/1']],
    [11, 'sentinel', ['7/1/2/1', '6/2/2/1', '8/0/2/1']],
    [11, 'fanggu', ['6/2/2/1']],
    [11, 'vigormortis', ['8/0/2/1']],
    [10, 'vigormortis', ['7/0/2/1']],
    [11, 'godfather baron', ['6/2/2/1', '4/4/2/1']],
    [7, 'lilmonsta', ['5/0/2/0']],
    [7, 'summoner', ['6/0/1/0']],
    [8, 'choirboy king', ['5/1/1/1']],
    [8, 'huntsman damsel', ['5/1/1/1', '4/2/1/1']],
    [9, 'villageidiot', ['5/2/1/1']],
    [8, 'drunk lunatic marionette', ['5/1/1/1']],
  ])('%i residents with %s', (residents, ids, choices) => expect(counts(residents, ids)).toEqual(choices))

  it('leaves the number of Outsiders open where the rules do, the usual one first', () => {
    expect(counts(7, 'xaan', 3)).toEqual(['5/0/1/1', '4/1/1/1', '3/2/1/1', '2/3/1/1'])
    expect(counts(7, 'xaan baron', 3)).toEqual(counts(7, 'xaan', 3))
    expect(counts(7, 'kazali', 2)).toEqual(['6/0/0/1', '5/1/0/1', '4/2/0/1'])
    expect(counts(8, 'lordoftyphon', 1)).toEqual(['6/1/0/1', '7/0/0/1'])
    expect(counts(9, 'pope imp', 4)).toEqual(['5/2/1/1', '4/3/1/1', '3/4/1/1'])
    expect(counts(5, 'atheist', 1)).toEqual(['5/0/0/0', '4/1/0/0'])
  })

  it('has more than half Legion, and at least two who are not', () => {
    const splits = bagCounts(10, known('legion'), 4)!.choices
    expect(told(splits[0]!)).toBe('3/0/0/7')
    expect(splits.every(({ demon, minion, townsfolk, outsider }) => demon > 5 && minion === 0 && townsfolk + outsider >= 2)).toBe(true)
  })

  it('adds up, whatever is in play', () => {
    for (const one of library.characters)
      for (let size = 5; size <= 15; size++) {
        const { choices } = bagCounts(size, [one, ...known('damsel king')], 4)!
        expect(choices.length, one.id).toBeGreaterThan(0)
        for (const { townsfolk, outsider, minion, demon } of choices) {
          expect(townsfolk + outsider + minion + demon, one.id).toBe(size)
          expect(Math.min(townsfolk, outsider, minion, demon), one.id).toBeGreaterThanOrEqual(0)
        }
      }
  })

  it('says what it cannot settle itself', () => {
    expect(notes('xaan villageidiot huntsman')).toEqual([
      { code: 'outsidersAny', character: 'xaan' },
      { code: 'copies', character: 'villageidiot', count: 3 },
      { code: 'adds', character: 'huntsman', other: 'damsel' },
    ])
    expect(notes('lordoftyphon')[0]).toEqual({ code: 'minionsLater', character: 'lordoftyphon', count: 1 })
    expect(notes('legion atheist pope lilmonsta').map(({ code }) => code)).toEqual(['most', 'noEvil', 'duplicates', 'noDemon'])
    expect(notes('baron godfather imp')).toEqual([])
  })
})

describe('who may be shown and who may be believed', () => {
  const script = known('chef empath monk drunk lunatic saint baron marionette imp po bureaucrat')

  it('bluffs are good, not in play, and can be claimed', () => {
    expect(bluffChoices(script, ['chef', 'saint', 'imp'], find)).toEqual(['empath', 'monk'])
    expect(bluffChoices(script, ['chef', 'imp', 'pope'], find)).toEqual(['chef', 'empath', 'monk', 'saint'])
  })

  it('a Drunk believes in a free Townsfolk, a Lunatic in any Demon, a Marionette in anybody good', () => {
    expect(believable(script, ['chef', 'imp'], 'townsfolk', find)).toEqual(['empath', 'monk'])
    expect(believable(script, ['chef', 'imp'], 'demon', find)).toEqual(['imp', 'po'])
    expect(believable(script, ['chef', 'imp'], 'good', find)).toEqual(['empath', 'monk', 'saint'])
  })
})
