import { describe, it } from 'vitest'
import { town } from '../town'

describe('Imp', () => {
  it('IMP-1: its own hand makes a living Minion the Imp, who acts from the next night on', () => {
    town('imp, baron, chef, monk, saint, virgin').night(2).imp('imp').dead('imp').winner(undefined).woken('baron', 'told').notDue('baron')
    town('imp, baron, spy, monk, saint, virgin')
      .night(2)
      .imp('imp')
      .needs('new_imp')
      .imp('imp', { new_imp: 'spy' })
      .told('spy', 'character', { characters: ['imp'] })
    town('imp, baron dead, chef, monk, saint, virgin').night(2).imp('imp').winner('good')
  })

  it('IMP-2: poisoned it kills nobody, itself included, and still is a Demon', () => {
    town('imp, poisoner, chef, monk, saint, virgin').night(2).poisoner('imp').imp('imp').alive('imp')
  })

  it('IMP-3: whoever passes for a Minion by the storyteller’s word can be the new Imp, and keeps its side', () => {
    town('imp, baron, recluse, monk, saint, virgin').night(2).imp('imp', { new_imp: 'recluse' }).refused('new_imp_not_possible')
    town('imp, baron, recluse, monk, saint, virgin')
      .night(2)
      .imp('imp', { new_imp: 'recluse', 'registers:recluse': 'minion' })
      .told('recluse', 'character', { characters: ['imp'], alignment: 'good' })
    town('imp, spy, recluse, monk, saint, virgin').night(2).imp('imp', { 'registers:spy': 'townsfolk' }).winner('good')
  })
})
