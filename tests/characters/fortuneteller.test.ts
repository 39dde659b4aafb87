import { describe, it } from 'vitest'
import { town } from '../town'

describe('Fortune Teller', () => {
  it('FORTUNETELLER-1: a dead Demon still is one, and the red herring always passes for one, with her alone', () => {
    town('fortuneteller, imp dead, monk, mayor, saint, spy')
      .send((at) => ({ type: 'setSecret', seat: at('fortuneteller'), ability: 'fortuneteller', key: 'redHerring', seats: [at('mayor')] }))
      .night(1)
      .fortuneteller('imp', 'saint')
      .told('fortuneteller', 'demonAmong', { yes: true })
      .night(2)
      .fortuneteller('mayor', 'monk')
      .told('fortuneteller', 'demonAmong', { yes: true })
  })

  it('FORTUNETELLER-2: the red herring is a good player; until there is one, the storyteller is asked', () => {
    town('fortuneteller, imp, monk, mayor, saint, spy')
      .send((at) => ({ type: 'setSecret', seat: at('fortuneteller'), ability: 'fortuneteller', key: 'redHerring', seats: [at('spy')] }))
      .refused('red_herring_must_be_good')
      .night(1)
      .asked('red_herring')
      .answer('red_herring', 'monk', 'fortuneteller')
      .token('monk', 'fortuneteller: Red herring')
      .fortuneteller('monk', 'saint')
      .told('fortuneteller', 'demonAmong', { yes: true })
  })
})
