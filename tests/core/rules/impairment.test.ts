import { describe, expect, it } from 'vitest'
import { impairment } from '@/core/rules/impairment'
import { openQuestions } from '@/core/rules/questions'
import { rules, town } from '../../town'

const ringOfTwo = () =>
  town('sailor, innkeeper, gambler, fool, assassin, pukka')
    .night(1)
    .pukka('innkeeper')
    .night(2)
    .sailor('pukka', { drunk: 'pukka' })
    .sober('innkeeper')
    .innkeeper('pukka', 'gambler', { drunk: 'pukka' })
    .notAsked('impairment_cycle_storyteller_decides')
    .assassin('sailor')

const ringOfThree = () =>
  town('sailor, innkeeper, courtier, fool, tealady, po')
    .night(1)
    .courtier('innkeeper')
    .drunk('innkeeper')
    .night(2)
    .sailor('courtier', { drunk: 'courtier' })
    .sober('innkeeper')
    .innkeeper('sailor', 'fool', { drunk: 'sailor' })

const ringKey = (scene: ReturnType<typeof town>) => {
  const [mark] = impairment(rules, scene.game).ring
  return `impairment_cycle_storyteller_decides:${mark?.id}`
}

describe('impairment', () => {
  it('IMPAIR-1: what an ability keeps up pauses while its owner is impaired, and resumes', () =>
    town('sailor, courtier, gambler, fool, po')
      .night(1)
      .courtier('po')
      .drunk('po')
      .night(2)
      .sailor('courtier', { drunk: 'courtier' })
      .sober('po')
      .token('po', 'courtier: Drunk 3')
      .dawn()
      .dusk()
      .sober('courtier')
      .drunk('po'))

  it('IMPAIR-1: it ends for good with its owner’s death, also if the owner returns', () =>
    town('courtier, professor, gambler, fool, assassin, po')
      .night(1)
      .courtier('po')
      .night(2)
      .assassin('courtier')
      .sober('po')
      .professor('courtier')
      .alive('courtier')
      .sober('po'))

  it('IMPAIR-2: used while impaired, it is wasted for ever', () =>
    town('sailor, innkeeper, gambler, fool, assassin, po')
      .night(2)
      .sailor('innkeeper', { drunk: 'innkeeper' })
      .innkeeper('gambler', 'fool', { drunk: 'fool' })
      .assassin('sailor')
      .sober('innkeeper')
      .onlySafe()
      .onlyDrunk())

  it('IMPAIR-3: a mark never silences itself', () =>
    town('sailor, innkeeper, gambler, fool, po')
      .night(2)
      .innkeeper('innkeeper', 'gambler', { drunk: 'innkeeper' })
      .drunk('innkeeper')
      .onlySafe('sailor'))

  it('IMPAIR-4: drunk and poisoned overlap without cancelling', () =>
    town('sailor, innkeeper, gambler, fool, pukka')
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .pukka('gambler')
      .drunk('gambler')
      .poisoned('gambler')
      .day(1)
      .dusk()
      .onlyDrunk()
      .poisoned('gambler'))

  it('IMPAIR-5: it sticks to the dead too', () =>
    town('courtier, sailor, moonchild dead, fool, po').night(1).courtier('moonchild').drunk('moonchild'))

  it('IMPAIR-6: a mark laid by hand has no source that could be impaired', () =>
    town('sailor, gambler, fool, courtier, po')
      .night(1)
      .send((at) => ({
        type: 'placeMark',
        on: at('gambler'),
        kind: 'drunk',
        character: 'sailor',
        token: 'Drunk',
        ends: { at: 'dusk', dusks: 1 },
      }))
      .sailor('sailor')
      .drunk('sailor', 'gambler')
      .life('sailor', 'dead')
      .drunk('gambler')
      .day(1)
      .dusk()
      .onlyDrunk())

  it('IMPAIR-7: two who hold each other: the oldest mark wins, and the storyteller is asked', () =>
    ringOfTwo().asked('impairment_cycle_storyteller_decides').onlyPoisoned('innkeeper').onlyDrunk())

  it('IMPAIR-7: the storyteller’s word turns it round', () => {
    const scene = ringOfTwo()
    scene
      .answer(ringKey(scene), false)
      .onlyPoisoned()
      .onlyDrunk('pukka')
      .look((game) => expect(impairment(rules, game).ring).toEqual([]))
  })

  it('IMPAIR-7: or keeps it, and is not asked again', () => {
    const scene = ringOfTwo()
    scene
      .answer(ringKey(scene), true)
      .onlyPoisoned('innkeeper')
      .onlyDrunk()
      .look((game) => expect(impairment(rules, game).ring).toEqual([]))
  })

  it('IMPAIR-7: three in a ring', () => {
    ringOfThree().asked('impairment_cycle_storyteller_decides').onlyDrunk('innkeeper', 'courtier')
    const scene = ringOfThree()
    scene
      .answer(ringKey(scene), false)
      .onlyDrunk('sailor')
      .look((game) => expect(impairment(rules, game).ring).toEqual([]))
  })

  it('IMPAIR-7: the question names the ring, and whose mark lies on whom', () => {
    const asked = (scene: ReturnType<typeof town>) => openQuestions(rules, scene.game).map(({ text }) => text)
    expect(asked(ringOfTwo())).toEqual([
      'pukka and innkeeper keep each other drunk or poisoned in a ring. Does pukka’s mark (Pukka) on innkeeper hold?',
    ])
    expect(asked(ringOfThree())).toEqual([
      'courtier, sailor and innkeeper keep each other drunk or poisoned in a ring. Does courtier’s mark (Courtier) on innkeeper hold?',
    ])
  })

  it('IMPAIR-7: a ring dissolves by itself when one of its marks ends', () => ringOfThree().dawn().dusk().onlyDrunk('innkeeper'))

  it('is worked out once for the same game', () => {
    const { game } = ringOfTwo()
    expect(impairment(rules, game)).toBe(impairment(rules, game))
  })
})
