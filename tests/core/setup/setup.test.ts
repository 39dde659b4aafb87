import { describe, expect, test } from 'vitest'
import type { SeatId } from '@/core/model/ids'
import { countFaults } from '@/core/rules/countFaults'
import { setupFaults, type SetupPlan } from '@/core/rules/setup'
import { suggestPrepared } from '@/core/rules/secrets'
import { stubRules as rules } from './stubRules'

const seven: SetupPlan = { residents: 7, travellers: 0, bag: ['sailor', 'exorcist', 'gambler', 'gossip', 'fool', 'assassin', 'po'] }
const codes = (plan: SetupPlan) => setupFaults(rules, plan).map(({ code }) => code)
const swap = (bag: readonly string[], remove?: string, add?: string) => [...bag.filter((id) => id !== remove), ...(add ? [add] : [])]

describe('setup faults', () => {
  test('a legal bag has none', () => expect(codes(seven)).toEqual([]))

  test('SET-E5 one Demon too many is one fault', () =>
    expect(countFaults(rules, 9, { townsfolk: 5, outsider: 1, minion: 1, demon: 2 }, []).map(({ code }) => code)).toEqual(['demon_count']))

  test('a Capo Crimini with the plain row', () => {
    const plan = { ...seven, residents: 9, bag: ['sailor', 'exorcist', 'gambler', 'gossip', 'fool', 'tinker', 'goon', 'godfather', 'po'] }
    const [fault, ...more] = setupFaults(rules, plan)
    expect(fault?.code).toBe('outsider_count_not_adjusted')
    expect(fault?.because).toContain('1 or 3')
    expect(more).toEqual([])
    expect(fault?.mends).toHaveLength(2)
    fault?.mends?.forEach(({ add, remove }) => expect(codes({ ...plan, bag: swap(plan.bag, remove, add) })).toEqual([]))
  })

  test('every mend of a count mends it or comes nearer', () => {
    for (const [bag, code] of [
      [swap(seven.bag, 'fool', 'pukka'), 'demon_count'],
      [swap(seven.bag, 'assassin', 'tinker'), 'minion_count'],
      [swap(seven.bag, 'fool', 'goon'), 'outsider_count'],
      [swap(seven.bag, 'fool'), 'townsfolk_count'],
      [swap(seven.bag, undefined, 'tealady'), 'townsfolk_count'],
    ] as const) {
      const [fault, ...more] = setupFaults(rules, { ...seven, bag })
      expect(fault?.code).toBe(code)
      expect(more).toEqual([])
      expect(fault?.mends?.length).toBeGreaterThan(0)
      fault?.mends?.forEach(({ add, remove }) => expect(codes({ ...seven, bag: swap(bag, remove, add) })).toEqual([]))
    }
  })

  test('nothing in the bag is one fault', () => expect(codes({ ...seven, bag: [] })).toEqual(['bag_size']))
  test('twice the same, and from elsewhere', () => {
    expect(codes({ ...seven, bag: swap(seven.bag, 'fool', 'sailor') })).toEqual(['duplicate_character'])
    expect(codes({ ...seven, bag: swap(seven.bag, 'fool', 'imp') })).toEqual(['not_on_script', 'townsfolk_count'])
  })

  test('too many residents can become Travellers with one tap', () => {
    const [fault] = setupFaults(rules, { ...seven, residents: 17 })
    expect(fault).toMatchObject({ code: 'too_many_residents', mends: [{ count: 2 }] })
    expect(setupFaults(rules, { ...seven, residents: 4, travellers: 2 })[0]).toMatchObject({
      code: 'too_few_residents',
      mends: [{ count: 1 }],
    })
    expect(setupFaults(rules, { ...seven, residents: 3, travellers: 0 })[0]?.mends).toEqual([])
  })

  test('SET-B1 secrets', () => {
    expect(codes({ ...seven, bluffs: ['gambler', 'tinker', 'minstrel'] })).toEqual(['bluff_in_play'])
    expect(codes({ ...seven, bluffs: ['zombuul', 'tinker', 'minstrel'] })).toEqual(['bluff_must_be_good'])
    expect(codes({ ...seven, bluffs: ['tinker', 'minstrel'] })).toEqual(['bluff_count'])
    expect(codes({ ...seven, bag: swap(seven.bag, 'fool', 'grandmother'), prepared: { 'grandmother.grandchild': ['assassin'] } })).toEqual([
      'prepared_must_be_good',
    ])
    expect(codes({ ...seven, hands: swap(seven.bag, 'fool') })).toEqual(['hands_differ_from_bag'])
    const lunatic: SetupPlan = { residents: 8, travellers: 0, bag: [...seven.bag, 'lunatic'] }
    expect(codes({ ...lunatic, hands: lunatic.bag })).toEqual(['false_demon_missing'])
    expect(codes({ ...lunatic, hands: lunatic.bag, believes: 'po' })).toEqual([])
    expect(codes({ ...lunatic, falseBluffs: ['lunatic', 'goon', 'tinker'] })).toEqual(['false_bluff_tells'])
  })
})

describe('suggestions', () => {
  const hands = ['grandmother', 'sailor', 'lunatic', 'goon', 'assassin', 'mastermind', 'po', 'judge'].map((character, n) => ({
    seat: `s${n}` as SeatId,
    character,
  }))

  const suggested = (ability: string, owner: string, seed: string) =>
    (rules.characters[ability]?.prepares ?? []).flatMap((one) => suggestPrepared(rules, hands, owner as SeatId, one, seed))

  test('the grandchild is good, another player, and not the Lunatic while there is a choice', () => {
    for (let n = 0; n < 100; n++) expect(['s1', 's3']).toContain(suggested('grandmother', 's0', `g${n}`)[0])
  })

  test('as many false Minions as there are Minions, never the Lunatic, the Demon or a Traveller', () => {
    for (let n = 0; n < 100; n++) {
      const seats = suggested('lunatic', 's2', `m${n}`)
      expect(new Set(seats).size).toBe(2)
      seats.forEach((seat) => expect(['s0', 's1', 's3', 's4', 's5']).toContain(seat))
    }
  })
})
