import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent } from 'vue'
import { useDayFlow } from '@/app/day/dayFlow'
import StatementSheet from '@/ui/day/StatementSheet.vue'
import SeatName from '@/ui/grimoire/seat/SeatName.vue'
import SeatNote from '@/ui/grimoire/seat/SeatNote.vue'
import { clearTable, dayTable } from './fixtures/table'

const TEN = 'sailor gossip gambler courtier fool pacifist goon assassin devilsadvocate pukka'

afterEach(clearTable)

const slotOnly = defineComponent(
  (_, { slots }) =>
    () =>
      slots['default']?.(),
)

describe('a note', () => {
  it('is kept when its page goes, once, and only if it was changed', async () => {
    const { game, seatView } = await dayTable(TEN)
    const before = game.entry
    mount(SeatNote, { props: { seat: seatView('sailor') } }).unmount()
    expect(game.entry).toBe(before)

    const left = mount(SeatNote, { props: { seat: seatView('sailor') } })
    await left.get('textarea').setValue('Lied about the fool ')
    left.unmount()
    expect(seatView('sailor').note).toBe('Lied about the fool')

    const kept = mount(SeatNote, { props: { seat: seatView('gambler') } })
    await kept.get('textarea').setValue('Quiet')
    await kept.get('form').trigger('submit')
    const after = game.entry
    expect(kept.emitted('done')).toHaveLength(1)
    kept.unmount()
    expect([seatView('gambler').note, game.entry]).toEqual(['Quiet', after])
  })
})

describe('a statement', () => {
  it('waits as a draft until it is made', async () => {
    const { game } = await dayTable(TEN)
    const ability = useDayFlow().game.day.abilities.find((each) => each.ability.id === 'gossip')!
    const open = () => mount(StatementSheet, { props: { ability }, global: { stubs: { InBody: slotOnly } } })
    const words = (page: ReturnType<typeof open>) => page.get<HTMLTextAreaElement>('textarea').element.value
    const first = open()
    await first.get('textarea').setValue('The Demon sits beside me')
    await first.get('[data-answer=false]').trigger('click')
    first.unmount()
    const again = open()
    expect([words(again), again.get('[data-answer=false]').attributes('aria-pressed')]).toEqual(['The Demon sits beside me', 'true'])
    await again.get('[data-act=keep-statement]').trigger('click')
    again.unmount()
    expect(game.day.statements.map(({ text }) => text)).toEqual(['The Demon sits beside me'])
    game.undo()
    expect(words(open())).toBe('')
  })
})

describe('a new name', () => {
  it('is kept clean; one that could not be seen is none', async () => {
    const { seatView } = await dayTable(TEN)
    const page = mount(SeatName, { props: { seat: seatView('sailor'), mode: 'rename' } })
    const id = seatView('sailor').id
    await page.get('input').setValue('\u200B')
    expect(page.get('button').attributes('disabled')).toBeDefined()
    await page.get('input').setValue('\u202E Ana  B ')
    await page.get('form').trigger('submit')
    expect([seatView('sailor').id, seatView('sailor').player]).toEqual([id, 'Ana B'])
  })
})
