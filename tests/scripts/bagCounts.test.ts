import { describe, expect, it } from 'vitest'
import { drawBag } from '@/core/rules/bag'
import { legalCounts, wantedCounts } from '@/core/rules/bagCounts'
import { bagNotes, copiesOf } from '@/core/rules/bagEffects'
import { countTeams, isDealt, type Counts } from '@/core/rules/counts'
import { believable, suggestSecrets } from '@/core/rules/beliefs'
import { setupFaults } from '@/core/rules/setup'
import { USUAL_COUNTS } from '@/scripts/script'
import { handTable } from './handTable'
import { library } from './reading'

const list = (ids: string) => ids.split(' ').filter(Boolean)
const OUTSIDERS = list('saint recluse butler klutz')
const CROWD = list(
  'chef empath monk sage oracle artist juggler seamstress flowergirl towncrier clockmaker dreamer poisoner spy witch cerenovus nodashii vortox',
)

/** A script with these, enough of every team, and so many Outsiders. */
const scriptOf = (ids: string, outsiders = 4) => {
  const own = list(ids).filter((id) => library.find(id)!.team === 'outsider')
  const others = OUTSIDERS.filter((id) => !own.includes(id)).slice(0, outsiders - own.length)
  return handTable([...new Set([...list(ids), ...CROWD, ...others])], []).rules
}
const told = ({ townsfolk, outsider, minion, demon }: Counts) => `${townsfolk}/${outsider}/${minion}/${demon}`
const counts = (residents: number, ids: string, outsiders = 4) => legalCounts(scriptOf(ids, outsiders), residents, list(ids)).map(told)
const notes = (ids: string) => bagNotes(scriptOf(ids), list(ids))

describe('the bag, for five to fifteen residents', () => {
  it('has the usual table', () => {
    const table = Array.from({ length: 11 }, (_, at) => told(USUAL_COUNTS[at + 5]!))
    expect(table.join(' ')).toBe('3/0/1/1 3/1/1/1 5/0/1/1 5/1/1/1 5/2/1/1 7/0/2/1 7/1/2/1 7/2/2/1 9/0/3/1 9/1/3/1 9/2/3/1')
    expect([USUAL_COUNTS[4], USUAL_COUNTS[16], counts(4, 'imp')]).toEqual([undefined, undefined, []])
    for (let size = 5; size <= 15; size++) expect(counts(size, 'imp')).toEqual([told(USUAL_COUNTS[size]!)])
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
    expect(counts(9, 'pope imp', 4).slice(0, 3)).toEqual(['5/2/1/1', '4/3/1/1', '3/4/1/1'])
    expect(counts(5, 'atheist', 1)).toEqual(['5/0/0/0', '4/1/0/0'])
  })

  it('has more than half Legion, and at least two who are not', () => {
    const splits = legalCounts(scriptOf('legion'), 10, ['legion'])
    expect(told(splits[0]!)).toBe('3/0/0/7')
    expect(splits.every(({ demon, minion, townsfolk, outsider }) => demon > 5 && minion === 0 && townsfolk + outsider >= 2)).toBe(true)
  })

  it('adds up and can be drawn, whatever is in play', () => {
    for (const one of library.characters.filter(({ team }) => team !== 'traveller' && team !== 'fabled' && team !== 'loric')) {
      const rules = scriptOf(`${one.id} damsel king`, 5)
      for (let size = 5; size <= 15; size++) {
        const choices = wantedCounts(rules, size, [one.id])
        for (const { townsfolk, outsider, minion, demon } of choices) expect(townsfolk + outsider + minion + demon, one.id).toBe(size)
        const wish = { residents: size, locked: [one.id], banned: [], taste: 'classic', seed: `${one.id}${size}` } as const
        const { bag, bluffs, falseBluffs, beliefs = {}, impossible } = drawBag(rules, wish)
        if (impossible !== undefined) continue
        expect(
          bag.filter((id) => isDealt(rules, id)),
          one.id,
        ).toHaveLength(size)
        expect(bag, one.id).toContain(one.id)
        expect(choices.map(told), `${one.id} ${bag.join()}`).toContain(told(countTeams(rules, bag)))
        const hands = bag.filter((id) => isDealt(rules, id))
        const faults = setupFaults(rules, { residents: size, travellers: 0, bag, bluffs, falseBluffs, beliefs, hands })
        expect(faults, `${one.id}, ${size}: ${bag.join()}`).toEqual([])
      }
    }
  })

  it.each([
    ['summoner godfather mezepheles boomdandy vigormortis fanggu kazali imp', 13],
    ['xaan summoner mastermind psychopath legion kazali zombuul imp', 14],
    ['baron psychopath witch goblin lilmonsta kazali imp vortox', 15],
  ])('draws again where those who change the counts contradict each other: %s', (evil, residents) => {
    const good = CROWD.filter((id) => ['townsfolk', 'outsider'].includes(library.find(id)!.team))
    const { rules } = handTable([...list(evil), ...good, ...OUTSIDERS], [])
    for (let seed = 0; seed < 100; seed++) {
      const wish = { residents, locked: [], banned: [], taste: 'classic', seed: `${seed}` } as const
      const { bag, impossible } = drawBag(rules, wish)
      expect(impossible).toBeUndefined()
      expect(legalCounts(rules, residents, bag).map(told), bag.join()).toContain(told(countTeams(rules, bag)))
      expect(drawBag(rules, wish).bag).toEqual(bag)
    }
  })

  it('is impossible only where the table is too small for the character', () => {
    const impossible = library.characters
      .filter(({ team }) => team === 'townsfolk' || team === 'outsider' || team === 'minion' || team === 'demon')
      .filter(
        ({ id }) =>
          drawBag(scriptOf(`${id} damsel king`, 5), { residents: 12, locked: [id], banned: [], taste: 'classic', seed: id }).impossible,
      )
    expect(impossible.map(({ id }) => id)).toEqual([])
  })

  it('deals copies where a character allows them', () => {
    const rules = scriptOf('legion villageidiot chef')
    expect(['legion', 'villageidiot', 'chef'].map((id) => copiesOf(rules, [], id))).toEqual([Infinity, 3, 1])
    const { bag } = drawBag(rules, { residents: 10, locked: ['legion'], banned: [], taste: 'classic', seed: 's' })
    expect(bag.filter((id) => id === 'legion')).toHaveLength(7)
    const twice = (id: string) =>
      setupFaults(rules, { residents: 10, travellers: 0, bag: [id, id] }).some(({ code }) => code === 'duplicate_character')
    expect([twice('chef'), twice('villageidiot')]).toEqual([true, false])
  })

  it('counts nobody for one that lies in the middle', () => {
    const rules = scriptOf('lilmonsta')
    const { bag } = drawBag(rules, { residents: 7, locked: ['lilmonsta'], banned: [], taste: 'classic', seed: 's' })
    expect([bag.includes('lilmonsta'), bag.length, told(countTeams(rules, bag))]).toEqual([true, 8, '5/0/2/0'])
  })

  it('asks for whom another brings into play', () => {
    const rules = scriptOf('huntsman damsel')
    const [fault] = setupFaults(rules, { residents: 8, travellers: 0, bag: ['huntsman'] }).filter(({ code }) => code === 'added_missing')
    expect([fault?.because, fault?.mends]).toEqual([
      'With the Huntsman, the Damsel has to be in play too.',
      [{ add: 'damsel', label: 'Add the Damsel' }],
    ])
  })

  it('says what it cannot settle itself', () => {
    expect(notes('xaan villageidiot huntsman')).toEqual([
      { code: 'outsidersAny', character: 'xaan' },
      { code: 'copies', character: 'villageidiot', count: 3 },
      { code: 'adds', character: 'huntsman', other: 'damsel' },
    ])
    expect(notes('lordoftyphon')[0]).toEqual({ code: 'minionsLater', character: 'lordoftyphon', count: 1 })
    expect(notes('legion atheist pope lilmonsta').map(({ code }) => code)).toEqual(['most', 'noEvil', 'noDemon', 'duplicates'])
    expect(notes('baron godfather imp')).toEqual([])
  })
})

describe('who may be shown and who may be believed', () => {
  const { rules } = handTable('chef empath monk drunk lunatic saint baron marionette imp po bureaucrat'.split(' '), [])

  it('bluffs are good, not in play, and can be claimed', () => {
    const { bluffs } = suggestSecrets(rules, { bag: ['chef', 'imp'], residents: 8, seed: 's', banned: [] })
    expect([...bluffs].sort()).toEqual(['empath', 'monk', 'saint'])
  })

  it('a Drunk believes in a free Townsfolk, a Lunatic in any Demon, a Marionette in anybody good', () => {
    expect(['drunk', 'lunatic', 'marionette'].map((id) => believable(rules, ['chef', 'imp'], id))).toEqual([
      ['empath', 'monk'],
      ['imp', 'po'],
      ['empath', 'monk', 'saint'],
    ])
  })

  it('each gets a belief of their own', () => {
    const bag = ['chef', 'drunk', 'lunatic', 'marionette', 'imp']
    for (let n = 0; n < 50; n++) {
      const { beliefs = {} } = suggestSecrets(rules, { bag, residents: 8, seed: `${n}`, banned: [] })
      expect(new Set(Object.values(beliefs)).size).toBe(3)
    }
  })
})
