import { describe, it } from 'vitest'
import { town } from '../town'

describe('Saint', () => {
  it('SAINT-1: executed with its ability, its side loses; not by night, not while poisoned', () => {
    town('saint, imp, chef, baron, monk, virgin').day(1).execute('saint').winner('evil').because('ending.saint')
    town('saint, imp, chef, poisoner, monk, virgin').night(1).poisoner('saint').day(1).execute('saint').winner(undefined)
    town('saint, imp, chef, baron, monk, virgin').night(2).imp('saint').dead('saint').winner(undefined)
  })
})
