import { describe, it } from 'vitest'
import { town } from '../town'

describe('Scapegoat', () => {
  it('SCAPEGOAT-1: asked at each execution of a living player who is, or passes for, the Scapegoat’s side: a yes settles both', () => {
    town('scapegoat good, imp, saint, monk, baron, virgin')
      .day(1)
      .execute('saint', { scapegoat: true })
      .dead('scapegoat')
      .alive('saint')
      .winner(undefined)
    town('scapegoat good, imp, spy, monk, baron, virgin').day(1).execute('spy', { scapegoat: true }).dead('scapegoat')
    town('scapegoat good, imp, spy, monk, baron, virgin').day(1).execute('baron').notAsked('scapegoat')
  })
})
