import { describe, expect, it } from 'vitest'
import { impairedWhy } from '@/core/views/impairedWhy'
import { whyView } from '@/core/views/why'
import { rules, town } from '../../town'

const why = (scene: ReturnType<typeof town>, name: string) =>
  whyView(rules, scene.game, scene.game.seats.find(({ player }) => player === name)!.id).map(({ kind, text }) => `${kind}: ${text}`)

describe('why', () => {
  it('VIEW-10: explains drunk and poisoned with source, moment and end', () => {
    const scene = town('sailor, gambler, fool, courtier, pukka').night(1).sailor('gambler', { drunk: 'gambler' }).pukka('gambler')
    expect(why(scene, 'gambler')).toEqual(
      expect.arrayContaining([
        'drunk: Drunk: sailor, Sailor, night 1; until dusk.',
        'poisoned: Poisoned: pukka, Pukka, night 1; until it is used up.',
      ]),
    )
    expect(impairedWhy(rules, scene.game, scene.game.seats[1]!.id)).toHaveLength(2)
    expect(impairedWhy(rules, scene.game, scene.game.seats[2]!.id)).toEqual([])
  })

  it('says what is paused and because of whom', () =>
    expect(
      why(town('sailor, gambler, fool, courtier, po').night(1).courtier('po').night(2).sailor('courtier', { drunk: 'courtier' }), 'po')[0],
    ).toMatch(/^paused: Paused while courtier has no ability\. Drunk: courtier, Courtier/))

  it('explains safety: own, from a neighbour, from a mark', () => {
    const scene = town('sailor, tealady, gambler, innkeeper, fool, po').night(2).innkeeper('fool', 'gambler', { drunk: 'gambler' })
    expect(why(scene, 'sailor')).toEqual(expect.arrayContaining(['safe: Cannot die: Sailor.', 'safe: Cannot die: tealady, Herbalist.']))
    expect(why(scene, 'fool').join()).toContain('Cannot die: innkeeper, Innkeeper')
    expect(why(scene, 'fool').join()).not.toContain('{')
  })

  it('explains death, a feigned one, a new side, a false belief, a gained and a used-up ability', () => {
    const scene = town('goon evil, lunatic believes po, courtier, fool, zombuul, apprentice good with innkeeper')
      .night(1)
      .courtier('fool')
      .day(1)
      .execute('zombuul')
    expect(why(scene, 'goon')).toEqual(['turned: Turned evil.'])
    expect(why(scene, 'lunatic')).toEqual(['believes: Believes to be the Po.'])
    expect(why(scene, 'courtier')).toEqual(['spent: Used up: Courtier.'])
    expect(why(scene, 'apprentice')).toEqual(['gained: Has the ability of the Innkeeper.'])
    expect(why(scene, 'zombuul')).toContain('looks-dead: Alive, but looks dead since day 1.')
    expect(why(town('sailor, gambler, fool, courtier, po').night(2).po('gambler'), 'gambler')).toContain(
      'dead: Dead since night 2: the Demon.',
    )
  })

  it('says why somebody is not woken tonight', () => {
    expect(why(town('exorcist, gambler, fool, courtier, po').night(2).exorcist('po'), 'po')).toContain(
      'not-woken: Not woken tonight: kept asleep by the Exorcist.',
    )
    expect(why(town('sailor, gambler, fool, courtier, zombuul').day(1).execute('gambler').night(2), 'zombuul')).toContain(
      'not-woken: Not woken tonight: somebody died today.',
    )
  })

  it('is silent about a seat that is not there', () => expect(whyView(rules, town('sailor, po').game, 's99' as never)).toEqual([]))
})
