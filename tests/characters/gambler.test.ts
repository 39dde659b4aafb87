import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { rules, town } from '../town'

describe('Gambler', () => {
  it('GAMBLER-1: a right guess says so, as nothing else follows from it', () => {
    const scene = town('gambler, fool, sailor, zombuul').night(2)
    const [gambler, fool] = scene.game.seats
    const decision = decide(rules, scene.game, {
      type: 'takeStep',
      step: stepId(`gambler:${gambler!.id}`),
      targets: [fool!.id],
      character: 'fool',
    })
    expect(decision.kind === 'done' && decision.consequences.map(({ text }) => text)).toEqual(['A right guess: fool is the Fool'])
  })

  it('GAMBLER-1: the truth is the real character', () =>
    town('gambler, fool, sailor, lunatic believes po, zombuul')
      .night(2)
      .gambler('lunatic', { guess: 'lunatic' })
      .alive('gambler')
      .night(3)
      .gambler('lunatic', { guess: 'po' })
      .dead('gambler'))

  it('GAMBLER-1: an Apprentice is the Apprentice, whatever it gained', () =>
    town('gambler, fool, sailor, minstrel, zombuul, apprentice good with courtier')
      .night(2)
      .gambler('apprentice', { guess: 'apprentice' })
      .alive('gambler'))

  it('GAMBLER-2: a wrong guess kills at once and can be prevented', () =>
    town('gambler, fool, sailor, innkeeper, zombuul')
      .night(2)
      .innkeeper('gambler', 'fool', { drunk: 'fool' })
      .gambler('fool', { guess: 'po' })
      .onlyDead()
      .night(3)
      .gambler('fool', { guess: 'po' })
      .onlyDead('gambler'))

  it('GAMBLER-3: without an ability there is no risk', () =>
    town('gambler, fool, sailor, minstrel, zombuul')
      .night(2)
      .sailor('gambler', { drunk: 'gambler' })
      .gambler('fool', { guess: 'po' })
      .onlyDead())

  it('GAMBLER-3: guessing at the Goon as its first chooser is safe', () =>
    town('gambler, goon, sailor, minstrel, zombuul').night(2).gambler('goon', { guess: 'po' }).onlyDead().drunk('gambler'))

  it('GAMBLER-4: anybody may be guessed, dead or oneself, with a character', () =>
    town('gambler, fool dead, sailor, minstrel, zombuul')
      .night(2)
      .gambler('fool')
      .refused('must_name_character')
      .gambler('gambler', { guess: 'gambler' })
      .alive('gambler')
      .night(3)
      .gambler('fool', { guess: 'fool' })
      .alive('gambler'))
})
