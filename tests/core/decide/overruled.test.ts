import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import type { PlainCommand } from '@/core/journal/command'
import { whyView } from '@/core/views/why'
import { rules, town } from '../../town'

/** How one consequence reads as proposed and as overruled. */
const read = (scene: ReturnType<typeof town>, command: PlainCommand, id: string) =>
  [undefined, false].map((word) => {
    const decision = decide(rules, scene.game, word === undefined ? command : { ...command, overrides: { [id]: word } })
    const found = decision.kind === 'done' ? decision.consequences.find((one) => one.id === id) : undefined
    return [found?.text, found?.override, found?.byHand ?? false]
  })

describe('DEATH-9: a consequence that is overruled', () => {
  it('is told as it will be: a side that stays', () => {
    const scene = town('sailor, goon, fool, tealady, po').night(2)
    const [, goon, , , po] = scene.game.seats
    expect(read(scene, { type: 'takeStep', step: stepId(`po:${po!.id}`), targets: [goon!.id] }, `turn:${goon!.id}`)).toEqual([
      ['goon turns evil', 'Doesn’t happen', false],
      [expect.stringContaining('goon stays as before'), 'Happens', true],
    ])
  })

  it('somebody who stays dead', () => {
    const scene = town('sailor, professor, fool dead, tealady, po').night(2)
    const [, professor, fool] = scene.game.seats
    expect(
      read(scene, { type: 'takeStep', step: stepId(`professor:${professor!.id}`), targets: [fool!.id] }, `revive:${fool!.id}`),
    ).toEqual([
      ['fool lives again', 'Doesn’t happen', false],
      [expect.stringContaining('fool stays dead'), 'Happens', true],
    ])
  })

  it('an ability that works all the same: what it lays holds, and nothing says otherwise', () => {
    const scene = town('sailor, devilsadvocate, fool, tealady, po').night(1).sailor('devilsadvocate', { drunk: 'devilsadvocate' })
    const [, advocate, fool] = scene.game.seats
    const step = stepId(`devilsadvocate:${advocate!.id}`)
    const command = { type: 'takeStep', step, targets: [fool!.id], overrides: { [`works:${step}`]: true } } as const
    const decision = decide(rules, scene.game, command)
    expect(decision.kind === 'done' && decision.consequences.map(({ text }) => text)).toEqual([
      'fool survives execution tomorrow',
      'It works, by your ruling',
    ])
    const shielded = scene.send(() => command).game
    expect(whyView(rules, shielded, fool!.id)).toMatchObject([
      { kind: 'shield', text: "Survives execution: devilsadvocate, Devil's Advocate, night 1; until dusk on day 1." },
    ])
    scene.day(1).execute('fool').alive('fool')
  })

  it('and a game that ends at once', () => {
    const scene = town('mastermind, sailor, gambler, fool, courtier, goon, po').day(1)
    const command = { type: 'execute', seat: scene.game.seats[6]!.id } as const
    expect(read(scene, command, 'extraDay')).toEqual([
      [expect.stringContaining('one more day'), 'Doesn’t happen', false],
      [expect.stringContaining('doesn’t go on'), 'Happens', true],
    ])
    const decision = decide(rules, scene.game, { ...command, overrides: { extraDay: false } })
    expect(decision.kind === 'done' && decision.consequences.map(({ id }) => id)).toContain('ending')
  })
})
