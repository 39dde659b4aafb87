import { describe, expect, it } from 'vitest'
import { block } from '@/core/rules/votes'
import { town } from '../../town'

/** Seven are alive, so four votes are enough; after a death by day, six are, and three are enough. */
const day = () => town('sailor, gambler, fool, courtier, innkeeper, assassin, po').day(1)
const dies = (scene: ReturnType<typeof day>, name: string) => scene.send((at) => ({ type: 'kill', seat: at(name), cause: 'storyteller' }))

describe('the block, where the threshold falls in the middle of a day', () => {
  it('DAY-3: a higher tally keeps the block free, though it was too few itself', () => {
    const scene = day().nominate('assassin', 'sailor').vote(3)
    dies(scene, 'courtier')
    dies(scene, 'innkeeper')
    scene
      .nominate('po', 'gambler')
      .vote(['sailor', 'gambler'])
      .look((game) => {
        expect(game.day.nominations.map(({ votes, needed }) => [votes.length, needed])).toEqual([
          [3, 4],
          [2, 3],
        ])
        expect(block(game)).toEqual({ aboutToDie: undefined, highest: 3, tied: false })
      })
  })

  it('DAY-3: enough now, but fewer than somebody who had too few then: nobody is about to die', () => {
    const scene = town('sailor, gambler, fool, courtier, innkeeper, assassin, po, minstrel, pacifist, tealady, gossip').day(1)
    scene.nominate('assassin', 'sailor').vote(5)
    for (const name of ['courtier', 'innkeeper', 'minstrel']) dies(scene, name)
    scene
      .nominate('po', 'gambler')
      .vote(['sailor', 'gambler', 'pacifist', 'gossip'])
      .look((game) => {
        expect(game.day.nominations.map(({ votes, needed }) => [votes.length, needed])).toEqual([
          [5, 6],
          [4, 4],
        ])
        expect(block(game).aboutToDie).toBeUndefined()
      })
  })

  it('DAY-3: a later and higher tally that is too few takes somebody off the block', () => {
    const { game } = day().nominate('assassin', 'sailor').vote(4).nominate('po', 'gambler').vote(5)
    const [first, second] = game.day.nominations
    const so = (needed: number) => block({ ...game, day: { ...game.day, nominations: [first!, { ...second!, needed }] } })
    expect(so(5).aboutToDie).toBe(second!.nominee)
    expect(so(6)).toEqual({ aboutToDie: undefined, highest: 5, tied: false })
  })

  it('DAY-10: once somebody else was executed nobody is about to die', () => {
    town('virgin, imp, chef, monk, baron, saint')
      .day(1)
      .nominate('imp', 'baron')
      .vote(3)
      .aboutToDie('imp')
      .nominate('virgin', 'chef')
      .aboutToDie(undefined)
    town('sailor, gambler, fool, courtier, po, tinker').day(1).nominate('gambler', 'po').vote(3).close().aboutToDie('gambler')
  })
})
