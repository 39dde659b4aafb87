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
        'drunk: Drunk: sailor, Sailor, night 1; until dusk on day 1.',
        'poisoned: Poisoned: pukka, Pukka, night 1; dies at the Pukka’s next step.',
      ]),
    )
    expect(impairedWhy(rules, scene.game, scene.game.seats[1]!.id)).toHaveLength(2)
    expect(impairedWhy(rules, scene.game, scene.game.seats[2]!.id)).toEqual([])
  })

  it('VIEW-10: MINSTREL-2: says when a song ends, by day and by night', () => {
    const scene = town('minstrel, fool, sailor, gambler, assassin, devilsadvocate, po').day(1).execute('assassin')
    expect(why(scene, 'gambler')).toEqual(['drunk: Drunk: minstrel, Minstrel, day 1; until dusk tomorrow.'])
    expect(why(scene.night(2), 'gambler')[0]).toBe('drunk: Drunk: minstrel, Minstrel, day 1; until dusk on day 2.')
    expect(why(scene.day(2), 'gambler')).toEqual(['drunk: Drunk: minstrel, Minstrel, day 1; until dusk today.'])
  })

  it('VIEW-10: MINSTREL-2: says beside whom a song lies, also while it is paused', () => {
    const scene = town('minstrel, fool, sailor, gambler, assassin, devilsadvocate, po').day(1).execute('assassin')
    expect(why(scene, 'minstrel')).toEqual([
      'memo: “Everyone drunk” lies here and holds for everybody else, since day 1; until dusk tomorrow.',
    ])
    const song = scene.game.marks[0]!.id
    scene.send((at) => ({ type: 'placeMark', on: at('minstrel'), kind: 'poisoned', token: 'Poisoned', ends: { at: 'used' } }))
    expect(why(scene, 'minstrel')[1]).toMatch(/^paused: Paused while minstrel has no ability\. “Everyone drunk” lies here/)
    scene.undo()
    expect(whyView(rules, scene.game, scene.game.seats[0]!.id)[0]).toMatchObject({ mark: song })
    scene.send(() => ({ type: 'removeMark', mark: song }))
    expect(why(scene, 'minstrel')).toEqual([])
    expect(why(scene, 'gambler')).toEqual([])
  })

  it('VIEW-10: COURTIER-2: names the day whose dusk ends a countdown', () => {
    const scene = town('courtier, fool, sailor, gambler, po').night(1).courtier('po')
    const end = () => why(scene, 'po')[0]!.split('; ')[1]
    const ends = [end(), ...[1, 2, 3].flatMap((n) => [...(n > 1 ? [(scene.night(n), end())] : []), (scene.day(n), end())])]
    expect(ends).toEqual([
      'until dusk on day 3.',
      'until dusk on day 3.',
      'until dusk on day 3.',
      'until dusk tomorrow.',
      'until dusk on day 3.',
      'until dusk today.',
    ])
    scene.dusk().sober('po')
  })

  it('VIEW-10: PUKKA-1: says what its poison comes to: death, a cure for the dead, nothing but your word for itself, or by hand without a Pukka', () => {
    const scene = town('pukka, fool, sailor, gambler dead, courtier').night(1)
    expect(why(scene.pukka('gambler'), 'gambler')[0]).toBe('poisoned: Poisoned: pukka, Pukka, night 1; until the Pukka’s next step.')
    expect(why(town('pukka, fool, sailor, gambler, courtier').night(1).pukka('pukka'), 'pukka')[0]).toBe(
      'poisoned: Poisoned: pukka, Pukka, night 1; until you lift it.',
    )
    const byHand = (bag: string) =>
      why(
        town(bag)
          .night(1)
          .send((at) => ({
            type: 'placeMark',
            on: at('fool'),
            kind: 'poisoned',
            character: 'pukka',
            token: 'Poisoned',
            ends: { at: 'used' },
          })),
        'fool',
      )[0]
    expect(byHand('pukka, fool, sailor')).toBe('poisoned: Poisoned: pukka, Pukka, night 1; dies at the Pukka’s next step.')
    expect(byHand('po, fool, sailor')).toBe('poisoned: Poisoned: by you, night 1; until you lift it.')
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
    expect(why(scene, 'lunatic')).toEqual(['believes: Believes they are the Po.'])
    expect(why(scene, 'courtier')).toEqual(['spent: Used up: Courtier.'])
    expect(why(scene, 'apprentice')).toEqual(['gained: Has the ability of the Innkeeper.'])
    expect(why(scene, 'zombuul')).toContain('looks-dead: Alive, but has looked dead since day 1.')
    expect(why(town('sailor, gambler, fool, courtier, po').night(2).po('gambler'), 'gambler')).toContain(
      'dead: Dead since night 2: killed by the Demon.',
    )
  })

  it('explains a reminder that follows from the table, unless another line says the same', () => {
    const charged = town('sailor, tealady, gambler, courtier, po').night(2).po().day(2)
    expect(why(charged, 'po')).toEqual(['memo: “3 attacks” lies here: Po.'])
    expect(why(charged.night(3).po('gambler', 'tealady', 'courtier').day(3), 'po')).toEqual([])
    const mourning = town('sailor, gambler, fool, courtier, zombuul').day(1).execute('gambler')
    expect(why(mourning, 'gambler')).toEqual(['dead: Dead since day 1: executed.'])
    expect(why(mourning.life('gambler', 'alive'), 'gambler')).toEqual(['memo: “Died today” lies here: Zombuul.'])
    expect(why(town('sailor, fool, tealady, gambler, po').night(2), 'fool')).toEqual(['safe: Cannot die: tealady, Herbalist.'])
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
