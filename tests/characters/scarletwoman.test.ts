import { describe, it } from 'vitest'
import { town } from '../town'

describe('Scarlet Woman', () => {
  it('SCARLETWOMAN-1: becomes the Demon when it dies with five residents alive, itself counted; Travellers are not', () => {
    town('scarletwoman, imp, chef, monk, baron')
      .day(1)
      .execute('imp')
      .winner(undefined)
      .night(2)
      .due('scarletwoman')
      .look((game) => {
        if (game.seats[0]?.character !== 'imp') throw new Error('no new Demon')
      })
    town('scarletwoman, imp, chef, monk, thief good, beggar good').day(1).execute('imp').winner('good')
  })

  it('SCARLETWOMAN-2: with five alive it must be she, also when the Demon dies by its own hand', () => {
    town('scarletwoman, imp, chef, monk, baron, virgin')
      .night(2)
      .imp('imp')
      .notAsked('new_imp')
      .token('scarletwoman', 'scarletwoman: Is the Demon')
  })

  it('DEATH-12: comes before a Traveller with her ability, wherever the two sit', () => {
    const thief = 'thief evil with scarletwoman'
    for (const pair of [`${thief}, scarletwoman`, `scarletwoman, ${thief}`])
      town(`${pair}, imp, chef, monk, virgin`)
        .day(1)
        .execute('imp')
        .look((game) => {
          if (game.seats.find(({ player }) => player === 'scarletwoman')?.character !== 'imp') throw new Error('not her')
        })
  })
})
