import { describe, expect, it } from 'vitest'
import { ending } from '@/core/rules/ending'
import { rules, town } from '../../town'

describe('endings', () => {
  it('END-1: good wins the moment no Demon lives', () =>
    town('sailor, gambler, fool, assassin, po').day(1).execute('po').winner('good').because('ending.noDemon'))

  it('END-2: evil wins when two residents are truly alive; Travellers do not count', () =>
    town('sailor, gambler, fool dead, assassin dead, po, judge evil, matron good')
      .day(1)
      .winner(undefined)
      .life('gambler', 'dead')
      .winner('evil')
      .because('ending.twoLeft'))

  it('END-3: both at once: good wins', () => town('sailor, gambler dead, fool dead, assassin, po').day(1).execute('po').winner('good'))

  it('END-4: the dead win and lose with their side, and the side is the one held now', () =>
    town('sailor dead, goon evil, fool, assassin, po')
      .day(1)
      .execute('po')
      .look((game, at) => expect(ending(rules, game)?.winners).toEqual([at('sailor'), at('fool')])))

  it('END-5: an end is proposed, and playing on silences it until something changes', () =>
    town('sailor, gambler, fool dead, assassin dead, po')
      .day(1)
      .life('gambler', 'dead')
      .winner('evil')
      .send(() => ({ type: 'playOn' }))
      .winner(undefined)
      .execute('sailor')
      .night(2)
      .winner('evil'))

  it('END-5: two who became somebody else change chairs, and the end is not proposed again', () =>
    town('sailor, gambler, fool dead, assassin dead, po')
      .day(1)
      .send((at) => ({
        type: 'doByHand',
        seat: at('po'),
        ability: 'po',
        act: { do: 'becomes', seat: at('sailor'), character: 'innkeeper' },
      }))
      .send((at) => ({ type: 'doByHand', seat: at('po'), ability: 'po', act: { do: 'becomes', seat: at('fool'), character: 'gossip' } }))
      .life('gambler', 'dead')
      .winner('evil')
      .send(() => ({ type: 'playOn' }))
      .send((at) => ({ type: 'swapSeats', a: at('sailor'), b: at('fool') }))
      .winner(undefined))

  it('END-5: confirmed, the game is over, and can be opened again', () =>
    town('sailor, gambler, fool, assassin, po')
      .day(1)
      .execute('po')
      .send(() => ({ type: 'endGame', winner: 'good' }))
      .look((game) => expect(game.outcome?.winner).toBe('good'))
      .send(() => ({ type: 'reopenGame' }))
      .look((game) => expect(game.outcome).toBeUndefined()))

  it('END-5: any other winner is the storyteller’s word, whether the rules name one or none', () => {
    const ended = (scene: ReturnType<typeof town>, winner: 'good' | 'evil') =>
      scene
        .send(() => ({ type: 'endGame', winner }))
        .look(({ outcome }) => expect(outcome).toEqual({ winner, because: { code: 'ending.byHand' } }))
    const day = () => town('sailor, gambler, fool, assassin, po').day(1)
    ended(day(), 'evil')
    ended(day().execute('po'), 'evil')
  })

  it('END-6: two left while a Professor could still bring somebody back is a warning', () =>
    town('sailor dead, professor, gambler, assassin dead, po')
      .night(2)
      .po('gambler')
      .winner('evil')
      .asked('two_left_before_professor')
      .professor('gambler')
      .winner(undefined))

  it('END-6: playing on finishes the night; when nobody came back, the end is proposed again', () =>
    town('sailor dead, professor, gambler, assassin dead, po')
      .night(2)
      .po('gambler')
      .send(() => ({ type: 'playOn' }))
      .winner(undefined)
      .day(2)
      .winner('evil')
      .send(() => ({ type: 'playOn' }))
      .winner(undefined)
      .night(3)
      .winner(undefined))

  it('END-7: nothing ends before the game has begun', () => town('sailor, po').winner(undefined))
})
