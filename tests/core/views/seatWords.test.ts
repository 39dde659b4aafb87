import { describe, expect, it } from 'vitest'
import { grimoireView } from '@/core/views/grimoire'
import { whyView } from '@/core/views/why'
import { rules, town } from '../../town'

const label = (scene: ReturnType<typeof town>, name: string) =>
  grimoireView(rules, scene.game).seats.find(({ player }) => player === name)?.label
const why = (scene: ReturnType<typeof town>, name: string) =>
  whyView(rules, scene.game, scene.game.seats.find(({ player }) => player === name)!.id).map(({ text }) => text)

describe('what is said about a seat', () => {
  it('an evil Traveller is called evil, a good one is not', () => {
    const scene = town('sailor, gambler, fool, courtier, po, judge evil, apprentice good with innkeeper').night(1)
    expect(label(scene, 'judge')).toBe('Seat 6, judge, Judge, evil, step 2 tonight')
    expect(label(scene, 'apprentice')).not.toContain('evil')
  })

  it('the coin of an Apprentice names what was gained', () =>
    expect(label(town('sailor, gambler, fool, courtier, po, apprentice good').night(1).apprentice('innkeeper'), 'apprentice')).toContain(
      'reminders: Innkeeper',
    ))

  it('a Lunatic woken to learn false Minions is not called unwoken, before or after', () => {
    const scene = town('lunatic believes po, sailor, gambler, fool, courtier, mastermind, zombuul').night(1)
    expect(why(scene, 'lunatic')).toContain('Doesn’t act tonight: not on the first night.')
    expect(why(scene.step('lunatic.info'), 'lunatic')).toEqual([
      'Believes they are the Po.',
      'Doesn’t act tonight: not on the first night.',
    ])
    expect(why(scene, 'sailor')).toEqual(['Cannot die: Sailor.'])
  })
})
