import { describe, it } from 'vitest'
import { town } from '../town'

describe('Chef', () => {
  it('CHEF-1: he counts every couple of evil neighbours once around the circle, Travellers included; each look is one of its own', () => {
    town('chef, baron, imp, thief evil, mayor, soldier').night(1).chef().told('chef', 'number', { number: 2 })
    for (const says of [0, 1, 2])
      town('chef, imp, recluse, poisoner, mayor, soldier').night(1).chef({ says }).told('chef', 'number', { number: says })
  })

  it('CHEF-2: somebody poisoned passes for nothing but the truth', () => {
    town('chef, imp, recluse, poisoner, mayor, soldier')
      .night(1)
      .poisoner('recluse')
      .chef({ says: 1 })
      .refused('says_not_possible')
      .chef()
      .told('chef', 'number', { number: 0 })
  })
})
