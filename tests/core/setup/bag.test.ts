import { describe, expect, test } from 'vitest'
import { drawBag } from '@/core/rules/bag'
import type { BagWish } from '@/core/rules/drawnTokens'
import { legalCounts } from '@/core/rules/bagCounts'
import { countTeams, evilInfoGiven } from '@/core/rules/counts'
import { setupFaults } from '@/core/rules/setup'
import { TASTES } from '@/core/model/taste'
import { flavours } from '@/scripts/bad-moon-rising/flavours'
import { stubRules as rules } from './stubRules'

const wish = (over: Partial<BagWish> = {}): BagWish => ({
  residents: 11,
  locked: [],
  banned: [],
  taste: 'classic',
  seed: 's',
  flavours,
  ...over,
})
const numbers = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

const expectLegal = (wished: BagWish) => {
  const { bag, bluffs, falseBluffs, believes, impossible } = drawBag(rules, wished)
  const faults = setupFaults(rules, {
    residents: wished.residents,
    travellers: 0,
    bag,
    bluffs,
    falseBluffs,
    hands: bag,
    ...(believes ? { believes } : {}),
  })
  const counts = countTeams(rules, bag)
  const legal = legalCounts(rules, wished.residents, bag).some((row) => JSON.stringify(row) === JSON.stringify(counts))
  const bluffsRight = bluffs.length === (evilInfoGiven(rules, wished.residents) ? 3 : 0)
  if (faults.length > 0 || impossible || !legal || !bluffsRight || new Set(bag).size !== wished.residents)
    throw new Error(`${JSON.stringify(wished)} → ${bag.join()} ${JSON.stringify(faults)} ${impossible ?? ''}`)
  return bag
}

describe('drawn bags', () => {
  test('10,000 of them are legal, for every number and taste, with and without the Capo Crimini', () => {
    let drawn = 0
    for (let n = 0; drawn < 10_000; n++)
      for (const residents of numbers)
        for (const taste of TASTES) {
          expectLegal(wish({ residents, taste, seed: `free${n}` }))
          const withCapo = expectLegal(
            wish({
              residents,
              taste,
              seed: `with${n}`,
              locked: ['godfather'],
              ...(n % 3 === 0 ? {} : { outsiderShift: n % 3 === 1 ? 1 : -1 }),
            }),
          )
          const without = expectLegal(wish({ residents, taste, seed: `without${n}`, banned: ['godfather'] }))
          if (!withCapo.includes('godfather') || without.includes('godfather'))
            throw new Error(`the Capo Crimini at ${residents}, ${taste}, ${n}`)
          drawn += 3
        }
    expect(drawn).toBeGreaterThanOrEqual(10_000)
  }, 60_000)

  test('the same seed draws the same bag, another seed another', () => {
    expect(drawBag(rules, wish())).toEqual(drawBag(rules, wish()))
    expect(drawBag(rules, wish({ seed: 'a' })).bag).not.toEqual(drawBag(rules, wish({ seed: 'b' })).bag)
  })

  test('what is locked stays, what is barred never comes', () => {
    for (let n = 0; n < 200; n++) {
      const bag = expectLegal(wish({ seed: `l${n}`, locked: ['fool', 'lunatic', 'po'], banned: ['sailor', 'assassin', 'goon'] }))
      expect(bag).toEqual(expect.arrayContaining(['fool', 'lunatic', 'po']))
      expect(bag.some((id) => ['sailor', 'assassin', 'goon'].includes(id))).toBe(false)
    }
  })

  test('the asked shift of Outsiders is drawn where the row allows it', () => {
    for (const outsiderShift of [-1, 1] as const)
      for (const residents of [8, 9, 11, 12, 14, 15]) {
        const bag = expectLegal(wish({ residents, locked: ['godfather'], outsiderShift }))
        expect(countTeams(rules, bag).outsider).toBe(rules.script.counts[residents]!.outsider + outsiderShift)
      }
  })

  test('an Outsider locked where the row has none brings the Capo Crimini', () => {
    expect(expectLegal(wish({ residents: 10, locked: ['tinker'] }))).toContain('godfather')
  })

  test('three locked Outsiders at nine bring the Capo Crimini, four are impossible', () => {
    expect(expectLegal(wish({ residents: 9, locked: ['tinker', 'goon', 'moonchild'] }))).toContain('godfather')
    expect(drawBag(rules, wish({ residents: 9, locked: ['tinker', 'goon', 'moonchild', 'lunatic'] })).impossible).toContain(
      '4 Outsiders are locked',
    )
  })

  test('says why nothing legal can be drawn', () => {
    expect(drawBag(rules, wish({ locked: ['po', 'pukka'] })).impossible).toContain('2 Demons are locked')
    expect(drawBag(rules, wish({ banned: ['po', 'pukka', 'zombuul', 'shabaloth'] })).impossible).toBe(
      'Every Demon is set to never be drawn.',
    )
    expect(drawBag(rules, wish({ residents: 17 })).impossible).toContain('17')
  })

  test('taste shows: gentle spares the Lunatic and the great killers, brutal calls them', () => {
    const share = (taste: BagWish['taste'], id: string) =>
      Array.from({ length: 300 }, (_, n) => drawBag(rules, wish({ residents: 9, taste, seed: `t${n}` })).bag).filter((bag) =>
        bag.includes(id),
      ).length / 300
    expect(share('gentle', 'lunatic')).toBe(0)
    expect(share('gentle', 'po') + share('gentle', 'shabaloth')).toBeLessThan(0.25)
    expect(share('brutal', 'po') + share('brutal', 'shabaloth')).toBeGreaterThan(0.55)
  })

  test('the Lunatic is shown a Demon, and never itself among the false bluffs', () => {
    for (let n = 0; n < 300; n++) {
      const drawn = drawBag(rules, wish({ seed: `x${n}`, locked: ['lunatic'] }))
      expect(rules.characters[drawn.believes!]?.team).toBe('demon')
      expect(drawn.falseBluffs).toHaveLength(3)
      expect(drawn.falseBluffs).not.toContain('lunatic')
    }
  })
})
