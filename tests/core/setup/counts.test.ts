import { describe, expect, test } from 'vitest'
import { legalCounts } from '@/core/rules/bagCounts'
import { evilInfoGiven, setupRefusals } from '@/core/rules/counts'
import { stubRules as rules } from './stubRules'

describe('SET counts', () => {
  test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])('%i residents: the row stands as it is', (residents) => {
    expect(legalCounts(rules, residents, ['assassin', 'po'])).toEqual([rules.script.counts[residents]])
  })

  test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])(
    '%i residents with a Capo Crimini: one Outsider more or fewer, never the plain row',
    (residents) => {
      const plain = rules.script.counts[residents]!
      const legal = legalCounts(rules, residents, ['godfather'])
      expect(legal.map(({ outsider }) => outsider - plain.outsider).sort()).toEqual(plain.outsider === 0 ? [1] : [-1, 1])
      legal.forEach((row) => expect(row.townsfolk + row.outsider).toBe(plain.townsfolk + plain.outsider))
    },
  )

  test('no row for 4 or 16', () => {
    expect(legalCounts(rules, 4, [])).toEqual([])
    expect(legalCounts(rules, 16, [])).toEqual([])
  })
})

describe('SET refusals', () => {
  const codes = (players: number, travellers: number) => setupRefusals(rules, { players, travellers }).map(({ code }) => code)

  test('SET-E2 sixteen residents', () => expect(codes(16, 0)).toEqual(['too_many_residents']))
  test('SET-E3 six Travellers', () => expect(codes(14, 6)).toEqual(['too_many_travellers']))
  test('four residents, however many Travellers', () => expect(codes(9, 5)).toEqual(['too_few_residents']))
  test('twenty people', () => expect(codes(20, 5)).toEqual([]))
  test('refusals speak', () => expect(setupRefusals(rules, { players: 4, travellers: 0 })[0]?.because).toContain('Players: 4'))
})

test('SET-T07-2 evil learns of each other from seven residents on', () => {
  expect(evilInfoGiven(rules, 6)).toBe(false)
  expect(evilInfoGiven(rules, 7)).toBe(true)
})
