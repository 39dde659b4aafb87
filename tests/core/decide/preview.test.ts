import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { rules, town } from '../../town'

const follows = (scene: ReturnType<typeof town>, command: Parameters<typeof decide>[2]) => {
  const decision = decide(rules, scene.game, command)
  return decision.kind === 'done' ? decision.consequences.map(({ text }) => text) : decision.kind
}

describe('what follows, said before it is done', () => {
  it('INNKEEPER: an Innkeeper who drinks keeps nobody safe, and the preview says so', () => {
    const scene = town('sailor, innkeeper, gambler, fool, po').night(2)
    const [, innkeeper, gambler] = scene.game.seats
    const step = `innkeeper:${innkeeper!.id}`
    expect(follows(scene, { type: 'takeStep', step, targets: [innkeeper!.id, gambler!.id], answers: { drunk: innkeeper!.id } })).toEqual([
      'innkeeper safe tonight: not while innkeeper is drunk or poisoned',
      'gambler safe tonight: not while innkeeper is drunk or poisoned',
      'innkeeper drunk',
    ])
    expect(follows(scene, { type: 'takeStep', step, targets: [innkeeper!.id, gambler!.id], answers: { drunk: gambler!.id } })).toEqual([
      'innkeeper safe tonight',
      'gambler safe tonight',
      'gambler drunk',
    ])
  })

  it('says that an ability is used up where nothing else follows', () => {
    const scene = town('sailor, professor, tinker dead, fool, po').night(2)
    const [, professor, tinker] = scene.game.seats
    expect(follows(scene, { type: 'takeStep', step: `professor:${professor!.id}`, targets: [tinker!.id] })).toEqual([
      'Nothing, and the ability of professor is used up',
    ])
  })

  it('a Tinker who cannot die is refused with the question, so that the answer can be changed', () => {
    const scene = town('sailor, innkeeper, tinker, fool, po').night(2)
    const tinker = scene.game.seats[2]!
    const safe = scene.innkeeper('tinker', 'fool', { drunk: 'fool' })
    const decision = decide(rules, safe.game, { type: 'takeStep', step: `tinker:${tinker.id}`, answers: { kill: true } })
    expect(decision).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'tinker_protected' }],
      questions: [{ code: 'kill', answer: true }],
    })
  })
})
