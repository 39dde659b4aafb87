import { describe, expect, it } from 'vitest'
import { manual } from '@/characters/manual'
import { decide } from '@/core/decide/decide'
import { evolveAll } from '@/core/journal/evolve'
import type { Rules } from '@/core/model/script'
import { newGame } from '@/core/model/game'
import type { PlainCommand } from '@/core/journal/command'
import { nightSheetView } from '@/core/views/nightSheet'
import { rules } from '../town'

const stranger = manual('stranger', 'Stranger', 'townsfolk', 'Each night, you learn something odd.', ['Odd'], 'every')
const homebrew: Rules = {
  ...rules,
  characters: { ...rules.characters, stranger },
  script: {
    ...rules.script,
    characters: [...rules.script.characters, 'stranger'],
    order: {
      ...rules.script.order,
      sheet: { first: [{ row: 'stranger', label: 'Stranger' }, ...rules.script.order.sheet.first], other: rules.script.order.sheet.other },
    },
  },
}

describe('a character without behaviour', () => {
  it('still has a text, tokens and a wake in its place', () => {
    const commands: readonly PlainCommand[] = [
      { type: 'addSeat', plan: { player: 'Ana', character: 'stranger' } },
      { type: 'addSeat', plan: { player: 'Bo', character: 'po' } },
      { type: 'begin' },
    ]
    const game = commands.reduce((now, command) => {
      const decision = decide(homebrew, now, command)
      return decision.kind === 'done' ? evolveAll(now, decision.events) : now
    }, newGame('homebrew'))
    const [step] = nightSheetView(homebrew, game).steps
    expect(step).toMatchObject({
      label: 'Stranger',
      player: 'Ana',
      status: 'now',
      wakes: true,
      youDecide: 'Each night, you learn something odd.',
    })
    const decision = decide(homebrew, game, { type: 'takeStep', step: step!.id })
    expect(decision).toMatchObject({ kind: 'done' })
  })
})
