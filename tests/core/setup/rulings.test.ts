import { describe, expect, it } from 'vitest'
import { drawBag } from '@/core/rules/bag'
import type { BagWish } from '@/core/rules/drawnTokens'
import { legalCounts } from '@/core/rules/bagCounts'
import { countTeams, setupRefusals } from '@/core/rules/counts'
import { setupFaults } from '@/core/rules/setup'
import { rules } from '../../town'

const wish = (residents: number, more: Partial<BagWish> = {}): BagWish => ({
  residents,
  locked: [],
  banned: ['godfather'],
  taste: 'classic',
  seed: 'moon',
  ...more,
})
const seeds = Array.from({ length: 30 }, (_, index) => `seed ${index}`)

describe('setup', () => {
  it('SETUP-1: the residents give the row, Travellers never shift it, from the sixteenth person on everybody is one', () => {
    expect(legalCounts(rules, 12, [])).toEqual([{ townsfolk: 7, outsider: 2, minion: 2, demon: 1 }])
    expect(countTeams(rules, drawBag(rules, wish(9)).bag)).toEqual({ townsfolk: 5, outsider: 2, minion: 1, demon: 1 })
    expect(setupRefusals(rules, { players: 16, travellers: 0 }).map(({ code }) => code)).toEqual(['too_many_residents'])
    expect(setupRefusals(rules, { players: 20, travellers: 5 })).toEqual([])
  })

  it('SETUP-2: three bluffs, good and not in play, from seven residents on', () => {
    for (const seed of seeds) {
      const { bag, bluffs } = drawBag(rules, wish(10, { seed }))
      expect(bluffs).toHaveLength(3)
      expect(bluffs.filter((id) => bag.includes(id) || !['townsfolk', 'outsider'].includes(rules.characters[id]!.team))).toEqual([])
    }
    expect(drawBag(rules, wish(6)).bluffs).toEqual([])
  })

  it('SETUP-3: the Lunatic fills an Outsider’s place, believes in a Demon, and is never shown the Lunatic', () => {
    const believed = new Set<string>()
    for (const seed of seeds) {
      const drawn = drawBag(rules, wish(12, { seed, locked: ['lunatic'] }))
      expect(countTeams(rules, drawn.bag).outsider).toBe(2)
      expect(drawn.falseBluffs).not.toContain('lunatic')
      believed.add(drawn.believes ?? '')
    }
    expect([...believed].every((id) => rules.characters[id]?.team === 'demon')).toBe(true)
    expect(believed.size).toBeGreaterThan(1)
  })

  it('SETUP-4: the same seed draws the same bag; what is locked stays, what is barred never comes', () => {
    expect(drawBag(rules, wish(11))).toEqual(drawBag(rules, wish(11)))
    for (const seed of seeds) {
      const { bag } = drawBag(rules, wish(11, { seed, locked: ['po', 'goon'], banned: ['fool', 'godfather'] }))
      expect(bag).toEqual(expect.arrayContaining(['po', 'goon']))
      expect(bag).not.toContain('fool')
    }
  })

  it('SETUP-5: a fault has a code, a sentence and what would mend it', () => {
    const [fault] = setupFaults(rules, { residents: 5, travellers: 0, bag: ['sailor', 'fool', 'goon', 'assassin', 'po'] })
    expect(fault).toMatchObject({ code: 'outsider_count', because: 'Outsiders: 1 in the bag, 0 needed.', mends: [{ remove: 'goon' }] })
  })
})
