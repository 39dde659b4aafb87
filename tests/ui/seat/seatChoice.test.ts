import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useStory } from '@/app/game/story'
import SeatActs from '@/ui/grimoire/seat/SeatActs.vue'
import SeatChoice from '@/ui/grimoire/seat/SeatChoice.vue'
import SeatName from '@/ui/grimoire/seat/SeatName.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate po'

afterEach(clearTable)

describe('a last choice by hand', () => {
  const chips = (page: ReturnType<typeof mount>) => page.findAll('[aria-pressed=true]').map((one) => one.attributes('data-pick'))

  it('HAND-11: nobody is a choice, none is no choice, and players are toggled', async () => {
    const { seatView } = await dayTable(TEN)
    const page = mount(SeatChoice, { props: { seat: seatView('po') } })
    const charge = () => seatView('po').coins.map(({ text }) => text)
    expect(chips(page)).toEqual(['none'])
    await page.get('[data-pick=nobody]').trigger('click')
    await page.get('[data-act=keep-choice]').trigger('click')
    expect(charge()).toEqual(['3 attacks'])
    const again = mount(SeatChoice, { props: { seat: seatView('po') } })
    expect(chips(again)).toEqual(['nobody'])
    await again.get(`[data-pick=${seatView('fool').id}]`).trigger('click')
    await again.get('[data-act=keep-choice]').trigger('click')
    expect(charge()).toEqual([])
    expect(chips(mount(SeatChoice, { props: { seat: seatView('po') } }))).toEqual([seatView('fool').id])
  })

  it('HAND-11: offered for abilities that choose players only', async () => {
    const { seatView } = await dayTable(TEN)
    const offered = (character: string) =>
      mount(SeatActs, { props: { seat: seatView(character), night: false, group: 'character' } })
        .find('[data-act=seat-choice]')
        .exists()
    expect(['po', 'sailor', 'devilsadvocate', 'courtier', 'fool', 'goon'].map(offered)).toEqual([true, true, true, false, false, false])
  })
})

describe('a name', () => {
  it('HAND-12: corrected, it stands in what has been told; taken over, it does not', async () => {
    const { game, seatView } = await dayTable(TEN)
    const told = () =>
      useStory()
        .lines.map(({ text }) => text)
        .join(' ')
    const old = seatView('fool').player
    game.dispatch({ type: 'execute', seat: seatView('gambler').id })
    const victim = seatView('gambler').player
    expect(told()).toContain(victim)
    const keep = async (character: string, mode: 'rename' | 'takeOver', name: string) => {
      const page = mount(SeatName, { props: { seat: seatView(character), mode } })
      await page.get('input').setValue(name)
      await page.get('form').trigger('submit')
      await nextTick()
    }
    await keep('gambler', 'rename', 'Gabriela')
    expect(told()).toContain('Gabriela')
    expect(told()).not.toContain(victim)
    await keep('gambler', 'takeOver', 'Zoe')
    expect(told()).toContain('Gabriela')
    expect([seatView('gambler').player, seatView('fool').player]).toEqual(['Zoe', old])
  })
})
