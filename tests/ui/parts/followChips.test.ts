import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Consequence } from '@/core/decide/decision'
import FollowChips from '@/ui/parts/FollowChips.vue'

const dies: Consequence = { id: 'die:s1', kind: 'dies', text: 'Ana dies', override: 'Ana lives' }
const lives: Consequence = {
  id: 'die:s2',
  kind: 'survives',
  text: 'Bo survives (Innkeeper)',
  because: 'Innkeeper (Cy)',
  override: 'Bo dies all the same',
}
const byHand: Consequence = { ...dies, byHand: true }
const memo: Consequence = { id: 'ending', kind: 'memo', text: 'Good wins by this', because: 'No Demon is alive.' }

const shown = (consequences: readonly Consequence[], open = false) => {
  const chips = mount(FollowChips, { props: { consequences, open } })
  return { chips, ways: () => chips.findAll('[data-act=override]').map((each) => each.text()) }
}

describe('what follows', () => {
  it('folded, keeps a prevented death’s way out in sight and the others one tap away', async () => {
    const { chips, ways } = shown([dies, lives, memo])
    expect(ways()).toEqual(['Bo dies all the same'])
    await chips.get('[data-follows=dies] button').trigger('click')
    expect(ways()).toEqual(['Ana lives', 'Bo dies all the same'])
    await chips.get('[data-follows=memo] button').trigger('click')
    expect(chips.text()).toContain('No Demon is alive.')
    expect(ways()).toEqual(['Bo dies all the same'])
  })

  it('open, has every reason and every way out in sight, and none where there is none', () => {
    const { chips, ways } = shown([dies, lives, memo], true)
    expect(ways()).toEqual(['Ana lives', 'Bo dies all the same'])
    for (const why of ['Innkeeper (Cy)', 'No Demon is alive.']) expect(chips.text()).toContain(why)
  })

  it('says what was overruled by hand, and the way out then leads back to the rules', async () => {
    for (const open of [true, false]) {
      const { chips, ways } = shown([byHand], open)
      expect(chips.text()).toContain('by hand')
      expect(ways()).toEqual(['Let the rules decide'])
      await chips.get('[data-act=override]').trigger('click')
      expect(chips.emitted('override')).toEqual([[byHand]])
    }
  })
})
