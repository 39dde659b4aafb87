import { describe, it } from 'vitest'
import { town } from '../town'

describe('Ravenkeeper', () => {
  it('RAVENKEEPER-1: dead tonight, it is woken and acts with the ability it had; dead by day it is not', () => {
    town('ravenkeeper, imp, chef, baron, saint, virgin')
      .night(2)
      .notDue('ravenkeeper')
      .imp('ravenkeeper')
      .due('ravenkeeper')
      .ravenkeeper('baron')
      .told('ravenkeeper', 'seen', { characters: ['baron'], mayBeFalse: false })
    town('ravenkeeper, imp, chef, baron, saint, virgin').day(1).execute('ravenkeeper').night(2).notDue('ravenkeeper')
  })

  it('RAVENKEEPER-2: poisoned when it dies, it wakes all the same and may be told anything', () => {
    town('ravenkeeper, imp, chef, poisoner, saint, virgin')
      .night(2)
      .poisoner('ravenkeeper')
      .imp('ravenkeeper')
      .ravenkeeper('chef', { says: 'imp' })
      .told('ravenkeeper', 'seen', { characters: ['imp'], mayBeFalse: true })
  })
})
