import { describe, expect, it } from 'vitest'
import type { SeatId } from '@/core/model/ids'
import { secretsView } from '@/core/views/secrets'
import { rules, town } from '../../town'

const seven = 'lunatic believes po, grandmother, gambler, fool, courtier, mastermind, zombuul'
const id = (scene: ReturnType<typeof town>, name: string) => scene.game.seats.find(({ player }) => player === name)?.id as SeatId
const secrets = (scene: ReturnType<typeof town>, name: string) => secretsView(rules, scene.game, id(scene, name))

describe('the secrets of a seat', () => {
  it('belong to the Demon, to whoever believes to be one, and to whoever starts knowing somebody', () => {
    const scene = town(seven).night(1)
    expect(secrets(scene, 'zombuul').map(({ name }) => name)).toEqual(['bluffs'])
    expect(secrets(scene, 'lunatic').map(({ name }) => name)).toEqual(['lunatic.minions', 'falseBluffs'])
    expect(secrets(scene, 'grandmother').map(({ name }) => name)).toEqual(['grandmother.grandchild'])
    expect(secrets(scene, 'fool')).toEqual([])
  })

  it('come with a suggestion that fits, and know what is in play', () => {
    const scene = town(seven).night(1)
    const [bluffs] = secrets(scene, 'zombuul')
    expect(bluffs).toMatchObject({ picked: [], count: 3, inPlay: ['grandmother', 'gambler', 'courtier', 'fool', 'lunatic'] })
    expect(bluffs?.suggested).toHaveLength(3)
    expect(bluffs?.suggested.filter((one) => scene.game.seats.some(({ character }) => character === one))).toEqual([])
    const [minions, falseBluffs] = secrets(scene, 'lunatic')
    expect(minions?.suggested).toHaveLength(1)
    expect(minions?.suggested).not.toContain(id(scene, 'lunatic'))
    expect(falseBluffs?.suggested).toHaveLength(3)
    expect(falseBluffs?.options).not.toContain('lunatic')
  })

  it('can be changed at any time, each by its command', () => {
    const scene = town(seven).night(1).day(1)
    const [demon, fooled, parent, child, other] = ['zombuul', 'lunatic', 'grandmother', 'fool', 'gambler'].map((name) =>
      id(scene, name),
    ) as [SeatId, SeatId, SeatId, SeatId, SeatId]
    scene.send(() => ({ type: 'setBluffs', for: 'demon', characters: ['sailor', 'gossip', 'tinker'] }))
    scene.send(() => ({ type: 'setBluffs', for: fooled, characters: ['minstrel', 'professor', 'goon'] }))
    scene.send(() => ({ type: 'setSecret', seat: fooled, ability: 'lunatic', key: 'minions', seats: [other] }))
    scene.send(() => ({ type: 'setSecret', seat: parent, ability: 'grandmother', key: 'grandchild', seats: [child] }))
    scene.send(() => ({ type: 'setSecret', seat: parent, ability: 'grandmother', key: 'grandchild', seats: [other] }))
    expect([demon, fooled, parent].flatMap((seat) => secretsView(rules, scene.game, seat).map(({ picked }) => picked))).toEqual([
      ['sailor', 'gossip', 'tinker'],
      [other],
      ['minstrel', 'professor', 'goon'],
      [other],
    ])
  })

  it('below seven residents nobody evil learns anything', () => {
    const scene = town('lunatic believes po, gambler, fool, courtier, mastermind, zombuul').night(1)
    expect([...secrets(scene, 'zombuul'), ...secrets(scene, 'lunatic')]).toEqual([])
  })
})
