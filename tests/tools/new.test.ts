import { describe, expect, it } from 'vitest'
import { FIRST_NIGHT } from '@/scripts/known/nightOrder'
import { behaviour, newCharacter, ruling, scenes, withRow } from '../../tools/new'

describe('npm run new -- character', () => {
  const poisoner = newCharacter('poisoner')

  it('knows what is published of the character', () => {
    expect(poisoner).toMatchObject({ name: 'Poisoner', team: 'minion', tokens: ['Poisoned'], wakes: 'every' })
    expect(behaviour(poisoner)).toContain("night: [{ when: 'every', player: '{me} wakes.' }]")
    expect(newCharacter('stranger')).toMatchObject({ name: 'Stranger', team: 'townsfolk', wakes: undefined })
  })

  it('leaves a ruling and a scene to be written, which the check asks for', () => {
    expect(ruling(poisoner)).toContain(`- **${'poisoner'.toUpperCase()}-1** `)
    expect(scenes(poisoner)).toContain("expect.fail('write the scene')")
  })

  it('puts its row where it wakes', () => {
    expect(withRow('dusk minion-info sailor courtier lunatic.act pukka dawn', 'poisoner', FIRST_NIGHT)).toBe(
      'dusk minion-info sailor poisoner courtier lunatic.act pukka dawn',
    )
    expect(withRow('dusk dawn', 'fool', FIRST_NIGHT)).toBe('dusk dawn')
  })
})
