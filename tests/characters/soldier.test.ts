import { describe, it } from 'vitest'
import { town } from '../town'

describe('Soldier', () => {
  it('SOLDIER-1: safe from the Demon by day and by night, and from nothing else; not while poisoned', () => {
    town('soldier, imp, chef, poisoner, saint, virgin').night(2).imp('soldier').alive('soldier').day(2).execute('soldier').dead('soldier')
    town('soldier, imp, chef, poisoner, saint, virgin').night(2).poisoner('soldier').imp('soldier').dead('soldier')
  })
})
