import { stepId } from '@/core/model/ids'
import { describe, it } from 'vitest'
import { town } from '../town'

describe('Drunk', () => {
  it('DRUNK-1: goes through the steps of the believed character, with its limits, and has no effect', () => {
    town('drunk believes monk, imp, chef, baron, saint, virgin')
      .night(2)
      .send((at) => ({ type: 'takeStep', step: stepId(`monk:${at('drunk')}`), targets: [at('drunk')] }))
      .refused('target_self_forbidden')
      .send((at) => ({ type: 'takeStep', step: stepId(`monk:${at('drunk')}`), targets: [at('chef')] }))
      .imp('chef')
      .dead('chef')
    town('drunk believes empath, imp, monk, baron, mayor, soldier')
      .night(1)
      .send((at) => ({ type: 'takeStep', step: stepId(`empath:${at('drunk')}`), answers: { says: 0 } }))
      .told('drunk', 'number', { number: 0 })
  })

  it('DRUNK-2: uses in public do nothing, and once is once', () => {
    town('drunk believes slayer, imp, chef, baron, saint, virgin')
      .day(1)
      .use('drunk', { targets: ['imp'] })
      .alive('imp')
      .use('drunk', { targets: ['imp'] })
      .refused('ability_already_used')
  })

  it('DRUNK-3: is an Outsider and lies under the reminder for good, dead or alive', () => {
    town('drunk believes chef, imp, monk, baron, saint, virgin')
      .night(1)
      .token('drunk', 'drunk: Is the Drunk')
      .life('drunk', 'dead')
      .token('drunk', 'drunk: Is the Drunk')
  })
})
