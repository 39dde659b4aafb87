import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import TokenPicker from '@/ui/grimoire/seat/TokenPicker.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'minstrel innkeeper gambler courtier fool pacifist goon assassin exorcist pukka'

afterEach(() => {
  clearTable()
  localStorage.clear()
})

const laying = async (on: string) => {
  const table = await dayTable(TEN)
  const page = mount(TokenPicker, { props: { seat: table.seatView(on) } })
  const chip = (token: string) => page.findAll(`[data-token="${token}"]`).at(-1)!
  const lay = (token: string) => chip(token).trigger('click')
  const coins = (who: string) => table.seatView(who).coins.map(({ text }) => text)
  return { ...table, page, chip, lay, coins }
}

describe('a reminder from the list', () => {
  it('HAND-10: that stands for a rule sets its mark, with its number, its end and its sign on the chip', async () => {
    const { game, chip, lay, seatView, coins } = await laying('gambler')
    expect(chip('courtier: Drunk 2').find('.carries').exists()).toBe(true)
    await lay('courtier: Drunk 2')
    expect([seatView('gambler').drunk, coins('gambler')]).toEqual([true, ['Drunk 2']])
    game.undo()
    expect(seatView('gambler').drunk).toBe(false)
  })

  it('HAND-10: on the Demon alone the Exorcist’s means sleep, and the song lies beside the Minstrel wherever it was asked for', async () => {
    const { chip, lay, seatView } = await laying('gambler')
    expect(chip('exorcist: Chosen').find('.carries').exists()).toBe(false)
    await lay('minstrel: Everyone drunk')
    expect([seatView('minstrel').drunk, seatView('gambler').drunk, seatView('pukka').drunk]).toEqual([false, true, true])
  })

  it('HAND-4: that an ability is gone uses it up for whoever has it', async () => {
    const { lay, coins } = await laying('courtier')
    await lay('courtier: No ability')
    expect(coins('courtier')).toEqual(['No ability'])
  })

  it('HAND-5: carries nothing when only the words are wanted, nor does one that is only words', async () => {
    const { page, chip, lay, seatView, coins } = await laying('gambler')
    await lay('pukka: Dead')
    await page.get('[data-act=only-words]').setValue(true)
    expect(chip('courtier: Drunk 2').find('.carries').exists()).toBe(false)
    await lay('courtier: Drunk 2')
    expect([seatView('gambler').drunk, seatView('gambler').life, coins('gambler').sort()]).toEqual([false, 'alive', ['Dead', 'Drunk 2']])
  })
})
