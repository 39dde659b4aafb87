import { describe, it } from 'vitest'
import { town } from '../town'

describe('Empath', () => {
  it('EMPATH-1: the neighbours are the nearest living players at the moment of the wake, Travellers among them', () => {
    town('empath, monk, imp, mayor, baron, soldier').night(2).imp('monk').empath().told('empath', 'number', { number: 1 })
  })

  it('EMPATH-2: without an ability any number may be told, the truth too', () => {
    for (const says of [0, 1, 2])
      town('empath, imp, monk, poisoner, mayor, soldier')
        .night(1)
        .poisoner('empath')
        .empath({ says })
        .told('empath', 'number', { number: says, mayBeFalse: true })
  })

  it('EMPATH-3: a lie is 0, 1 or 2', () => {
    town('empath, imp, monk, poisoner, mayor, soldier')
      .night(1)
      .poisoner('empath')
      .empath({ says: 3 })
      .refused('says_not_possible')
      .empath({ says: 3, anyway: true })
      .told('empath', 'number', { number: 3, mayBeFalse: true })
  })
})
