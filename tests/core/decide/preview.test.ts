import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { rules, town } from '../../town'

const follows = (scene: ReturnType<typeof town>, command: Parameters<typeof decide>[2]) => {
  const decision = decide(rules, scene.game, command)
  return decision.kind === 'done' ? decision.consequences.map(({ text }) => text) : decision.kind
}

describe('what follows, said before it is done', () => {
  it('names whose doing it is, and why something has no effect', () => {
    const scene = town('sailor, goon, gambler, fool, pukka').night(1)
    const [sailor, goon, , , pukka] = scene.game.seats
    const decision = decide(rules, scene.game, { type: 'takeStep', step: stepId(`pukka:${pukka!.id}`), targets: [goon!.id] })
    expect(decision).toMatchObject({
      consequences: [
        { kind: 'drunk', seat: pukka!.id, ability: 'goon', because: 'Goon (goon)' },
        { kind: 'turns', seat: goon!.id, ability: 'goon', because: 'Goon (goon)' },
        { kind: 'nothing', seat: pukka!.id, because: 'Goon (goon)' },
      ],
    })
    const own = decide(rules, scene.game, {
      type: 'takeStep',
      step: stepId(`sailor:${sailor!.id}`),
      targets: [pukka!.id],
      answers: { drunk: pukka!.id },
    })
    expect(own).toMatchObject({ consequences: [{ kind: 'drunk', ability: 'sailor' }] })
    expect(own.kind === 'done' && own.consequences[0]!.because).toBeUndefined()
  })

  it('INNKEEPER: an Innkeeper who drinks keeps nobody safe, and the preview says so', () => {
    const scene = town('sailor, innkeeper, gambler, fool, po').night(2)
    const [, innkeeper, gambler] = scene.game.seats
    const step = stepId(`innkeeper:${innkeeper!.id}`)
    expect(follows(scene, { type: 'takeStep', step, targets: [innkeeper!.id, gambler!.id], answers: { drunk: innkeeper!.id } })).toEqual([
      'Not while innkeeper is drunk: innkeeper is safe tonight',
      'Not while innkeeper is drunk: gambler is safe tonight',
      'innkeeper is drunk',
    ])
    expect(follows(scene, { type: 'takeStep', step, targets: [innkeeper!.id, gambler!.id], answers: { drunk: gambler!.id } })).toEqual([
      'innkeeper is safe tonight',
      'gambler is safe tonight',
      'gambler is drunk',
    ])
  })

  it('what has no force on the first seat says nothing about the tenth', () => {
    const scene = town('innkeeper, sailor, gambler, fool, courtier, exorcist, gossip, professor, assassin, tinker, po').night(2)
    const [innkeeper, tenth] = [scene.game.seats[0]!.id, scene.game.seats[9]!.id]
    expect([innkeeper, tenth]).toEqual(['s1', 's10'])
    const command = {
      type: 'takeStep',
      step: stepId(`innkeeper:${innkeeper}`),
      targets: [innkeeper, tenth],
      answers: { drunk: innkeeper },
      overrides: { [`place:safe:${tenth}`]: false },
    } as const
    expect(follows(scene, command)).toEqual([
      'Not while innkeeper is drunk: innkeeper is safe tonight',
      'tinker isn’t safe, by your ruling',
      'innkeeper is drunk',
    ])
  })

  it('says that an ability is used up where nothing else follows', () => {
    const scene = town('sailor, professor, tinker dead, fool, po').night(2)
    const [, professor, tinker] = scene.game.seats
    expect(follows(scene, { type: 'takeStep', step: stepId(`professor:${professor!.id}`), targets: [tinker!.id] })).toEqual([
      'Nothing happens, and professor’s ability is used up',
    ])
  })

  it('a Tinker who cannot die is refused with the question, so that the answer can be changed', () => {
    const scene = town('sailor, innkeeper, tinker, fool, po').night(2)
    const tinker = scene.game.seats[2]!
    const safe = scene.innkeeper('tinker', 'fool', { drunk: 'fool' })
    const decision = decide(rules, safe.game, { type: 'takeStep', step: stepId(`tinker:${tinker.id}`), answers: { kill: true } })
    expect(decision).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'tinker_protected', because: 'tinker cannot die just now: Innkeeper (innkeeper).' }],
      questions: [{ code: 'kill', answer: true }],
    })
  })
})
