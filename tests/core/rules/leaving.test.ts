import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { rules, town } from '../../town'

describe('a Demon whose seat is taken away', () => {
  const cell = 'sailor, gambler, fool, assassin, po'
  const away = (scene: ReturnType<typeof town>) => scene.send((at) => ({ type: 'leave', seat: at('po'), how: 'removed' }))

  it('END-1: lives no more: good wins, by day and by night', () => {
    away(town(cell).day(1)).winner('good').because('ending.noDemon')
    away(town(cell).night(2)).winner('good').because('ending.noDemon')
  })

  it('DEATH-8: which is said before it happens, and so of a death by the storyteller’s word', () => {
    const { game } = town(cell).day(1)
    const po = game.seats[4]!.id
    for (const command of [
      { type: 'leave', seat: po, how: 'removed' },
      { type: 'leave', seat: po, how: 'dies' },
      { type: 'kill', seat: po, cause: 'storyteller' },
    ] as const) {
      const decision = decide(rules, game, command)
      expect(
        decision.kind === 'done' && decision.consequences.filter(({ id }) => id === 'ending'),
        `${command.type} ${'how' in command ? command.how : ''}`,
      ).toMatchObject([{ kind: 'memo' }])
    }
  })

  it('END-7: before the game it is only a place less, and a table without a Demon never ends by it', () => {
    const scene = town(cell)
    const before = decide(rules, scene.game, { type: 'removeSeat', seat: scene.game.seats[4]!.id })
    expect(before.kind === 'done' && before.consequences).toEqual([])
    scene
      .send((at) => ({ type: 'removeSeat', seat: at('po') }))
      .night(1)
      .winner(undefined)
  })

  it('another living Demon keeps the game going', () => away(town('sailor, gambler, fool, assassin, po, pukka').day(1)).winner(undefined))
})
