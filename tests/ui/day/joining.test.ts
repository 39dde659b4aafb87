import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useCards } from '@/app/cards/cards'
import { DAY_FLOW } from '@/app/day/dayFlow'
import { useNotices } from '@/app/device/notices'
import DayPanel from '@/ui/day/DayPanel.vue'
import JoinSheet from '@/ui/grimoire/JoinSheet.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate pukka'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(() => {
  clearTable()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const joined = async (side: 'good' | 'evil') => {
  const table = await dayTable(TEN)
  const panel = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: table.flow } } })
  const sheet = mount(JoinSheet)
  const dialog = () => document.body.querySelector('dialog')
  const press = async (what: string) => {
    dialog()!.querySelector<HTMLElement>(what)!.click()
    await nextTick()
  }
  const name = dialog()!.querySelector<HTMLInputElement>('[data-field=join-name]')!
  name.value = 'Zoë'
  name.dispatchEvent(new Event('input'))
  const sides = [...dialog()!.querySelectorAll<HTMLElement>('.segment button')]
  sides[side === 'good' ? 0 : 1]!.click()
  await nextTick()
  dialog()!.querySelector('form')!.dispatchEvent(new Event('submit'))
  await nextTick()
  return { ...table, panel, sheet, dialog, press }
}

describe('TRAVELLER-1: an evil Traveller joins by day', () => {
  it('and the card with the Demon is offered right there', async () => {
    const { sheet, dialog, press, panel, game } = await joined('evil')
    expect(sheet.emitted('close')).toBeUndefined()
    expect(dialog()?.textContent).toMatch(/Zoë.*PUKKA/s)
    expect(useNotices().list).toEqual([])
    await press('[data-act=tell-now]')
    await expect.poll(() => useCards().now?.names).toEqual(['PUKKA'])
    expect([sheet.emitted('close')?.length, game.untold.length]).toEqual([1, 0])
    await nextTick()
    expect(panel.find('[data-part=untold]').exists()).toBe(false)
  })

  it('or later: it waits at the top of the day until it was shown or told another way', async () => {
    const { sheet, press, panel, game } = await joined('evil')
    await press('[data-act=tell-later]')
    expect(sheet.emitted('close')).toHaveLength(1)
    await nextTick()
    expect(panel.get('[data-part=untold]').text()).toMatch(/Zoë.*PUKKA/s)
    await panel.get('[data-part=untold] [data-act=already-told]').trigger('click')
    expect([panel.find('[data-part=untold]').exists(), game.untold.length, useCards().open]).toEqual([false, 0, false])
  })

  it('a good one brings nothing to tell', async () => {
    const { sheet, panel } = await joined('good')
    expect(sheet.emitted('close')).toHaveLength(1)
    expect(panel.find('[data-part=untold]').exists()).toBe(false)
  })
})
