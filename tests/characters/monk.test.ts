import { describe, it } from 'vitest'
import { town } from '../town'

describe('Monk', () => {
  it('MONK-1: the Demon cannot harm that player tonight, itself included; everybody else can', () => {
    town('monk, imp, chef, baron, saint, virgin').night(2).monk('imp').imp('imp').alive('imp').dawn().alive('imp')
    town('monk, imp, chef, baron, saint, virgin').night(2).monk('chef').imp('chef').alive('chef').day(2).execute('chef').dead('chef')
  })

  it('MONK-2: not itself, and nothing if poisoned', () => {
    town('monk, imp, chef, poisoner, saint, virgin')
      .night(2)
      .poisoner('monk')
      .monk('monk')
      .refused('target_self_forbidden')
      .monk('chef')
      .imp('chef')
      .dead('chef')
  })
})
