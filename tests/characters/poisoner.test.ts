import { describe, it } from 'vitest'
import { town } from '../town'

describe('Poisoner', () => {
  it('POISONER-1: the poison lasts until dusk, and ends at once with the Poisoner’s death or new character', () => {
    town('poisoner, imp, chef, empath, monk, virgin').night(2).poisoner('empath').poisoned('empath').imp('poisoner').sober('empath')
    town('poisoner, imp, chef, empath, monk, virgin').night(2).poisoner('empath').imp('imp').sober('empath')
    town('poisoner, imp, chef, empath, monk, virgin').night(2).poisoner('empath').dawn().poisoned('empath').dusk().sober('empath')
  })
})
