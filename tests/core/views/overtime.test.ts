import { expect, it } from 'vitest'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { rules, town } from '../../town'

it('MASTERMIND-1: the extra night is called extra like its day, and the day before says that they follow', () => {
  const scene = town('mastermind, sailor, gambler, fool, courtier, goon, po').day(1)
  const seen = () => [grimoireView(rules, scene.game).overtime?.ability?.id, dayView(rules, scene.game).goesOn?.id]
  expect(seen()).toEqual([undefined, undefined])
  scene.execute('po')
  expect(seen()).toEqual([undefined, 'mastermind'])
  scene.night(2)
  expect(seen()[0]).toBe('mastermind')
  scene.day(2)
  expect(seen()).toEqual(['mastermind', undefined])
})
