import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import RingBoard from '@/ui/grimoire/RingBoard.vue'
import RingSeat from '@/ui/grimoire/ring/RingSeat.vue'
import type { RingCoinModel, RingSeatModel } from '@/ui/grimoire/ring/ringModel'

const coin = (id: string): RingCoinModel => ({ id, icon: 'sailor', caption: 'Drunk', kind: 'impaired', label: `Drunk, ${id}` })
const seats = (n: number, coins = 0): RingSeatModel[] =>
  Array.from({ length: n }, (_, i) => ({
    id: `s${i}`,
    label: `Seat ${i + 1}, Ana ${i}`,
    moreLabel: 'more marks',
    coins: Array.from({ length: coins }, (__, k) => coin(`s${i}c${k}`)),
    figure: { number: i + 1, player: `Ana${i}`, life: 'alive', character: { id: 'sailor', name: 'Sailor', team: 'townsfolk' } },
  }))

let width = 808,
  height = 760
beforeEach(() => {
  width = 808
  height = 760
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => height)
})
afterEach(() => vi.restoreAllMocks())

async function board(list: RingSeatModel[], more: Record<string, unknown> = {}) {
  const drawn: string[] = []
  const wrapper = mount(RingBoard, {
    props: { seats: list, label: 'Seats', ...more },
    global: {
      mixins: [
        {
          updated(this: { $options: { __name?: string }; seat?: { id?: string } }) {
            if (this.$options.__name === 'RingSeat') drawn.push(this.seat?.id ?? '')
          },
        },
      ],
    },
  })
  await nextTick()
  return { wrapper, drawn }
}

describe('the ring board', () => {
  it('has a labelled button per seat, in seat order', async () => {
    const { wrapper } = await board(seats(12))
    expect(wrapper.findAll('button.seat').map((button) => button.attributes('aria-label'))).toEqual(seats(12).map(({ label }) => label))
  })

  it('says which seat, which coin or which "+k" was tapped', async () => {
    const { wrapper } = await board(seats(12, 6))
    await wrapper.findAll('button.seat')[3]!.trigger('click')
    expect(wrapper.emitted('seat')).toEqual([['s3']])
    await wrapper.find('[data-coin="s2c0"]').trigger('click')
    expect(wrapper.emitted('coin')).toEqual([['s2', 's2c0']])
    await wrapper.find('button[aria-label="more marks"]').trigger('click')
    expect(wrapper.emitted('more')).toEqual([['s0']])
  })

  it('counts every coin that finds no place', async () => {
    const { wrapper } = await board(seats(12, 6))
    const shown = wrapper.findAll('[data-coin]').length
    const hidden = wrapper.findAll('button[aria-label="more marks"]').reduce((sum, more) => sum + Number(more.text().slice(1)), 0)
    expect(shown + hidden).toBe(12 * 6)
  })

  it('lights those who may be chosen with one line, and draws no seat for it', async () => {
    const teams = ['townsfolk', 'demon', 'traveller', 'outsider'] as const
    const list = seats(12).map((seat, i): RingSeatModel => ({
      ...seat,
      figure: { ...seat.figure, character: { id: 'sailor', name: 'Sailor', team: teams[i % 4] ?? 'minion' } },
    }))
    const { wrapper, drawn } = await board(list)
    expect(wrapper.find('.lit').exists()).toBe(false)
    drawn.length = 0
    const line = () => wrapper.find('.lit path').attributes('d') ?? ''
    await wrapper.setProps({ lit: ['s0', 's1', 's2'] })
    expect(line().match(/M/g)).toHaveLength(3)
    // Two circles, the Demon's around its thorns, and a Traveller's six corners.
    expect([...line().matchAll(/a([\d.]+) /g)].map(([, r]) => Number(r)).filter((r, i, all) => all.indexOf(r) === i)).toHaveLength(2)
    expect(line().match(/,/g)).toHaveLength(6)
    const few = wrapper.find('.lit path').attributes('stroke-opacity')
    await wrapper.setProps({ lit: list.map(({ id }) => id) })
    expect(line().match(/M/g)).toHaveLength(12)
    expect(Number(wrapper.find('.lit path').attributes('stroke-opacity'))).toBeLessThan(Number(few))
    expect(drawn).toEqual([])
  })

  it('draws only the seat that changed', async () => {
    const list = seats(12)
    const { wrapper, drawn } = await board(list)
    drawn.length = 0
    await wrapper.setProps({ seats: list.map((seat, i) => (i === 4 ? { ...seat, figure: { ...seat.figure, drunk: true } } : seat)) })
    expect(drawn).toEqual(['s4'])
  })

  it('leaves every seat where it was when marks come and go', async () => {
    const { wrapper } = await board(seats(9))
    const where = () => wrapper.findAll('button.seat').map((button) => button.attributes('style'))
    const before = where()
    await wrapper.setProps({ seats: seats(9, 5) })
    expect(where()).toEqual(before)
  })

  it('on a phone gives a coin to its seat', async () => {
    width = 390
    height = 398
    const { wrapper } = await board(seats(12, 1))
    expect(wrapper.findAll('button')).toHaveLength(12)
    await wrapper.find('[data-coin="s2c0"]').trigger('click')
    expect(wrapper.emitted('seat')).toEqual([['s2']])
  })

  it('turns by moving places, not people', async () => {
    const { wrapper } = await board(seats(8))
    const x = () => wrapper.findAllComponents(RingSeat).map((seat) => Math.round(seat.props('place').x))
    const before = x()
    await wrapper.setProps({ turn: 2 })
    expect(x()[0]).toBe(before[2])
    expect(wrapper.findAllComponents(RingSeat).map((seat) => seat.props('seat').id)).toEqual(seats(8).map(({ id }) => id))
  })

  it('tells when a coin was dragged to another seat, and takes no tap from it', async () => {
    const { wrapper } = await board(seats(8, 1), { movable: true })
    const element = wrapper.find('[data-coin="s2c0"]').element as HTMLElement
    const target = wrapper.findAllComponents(RingSeat)[5]!.props('place')
    const pointer = (type: string, x: number, y: number) =>
      element.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, bubbles: true }))
    pointer('pointerdown', 300, 300)
    pointer('pointermove', 340, 340)
    pointer('pointerup', target.x, target.y)
    element.click()
    expect(wrapper.emitted('dragCoin')).toEqual([['s2', 's2c0', 's5']])
    expect(wrapper.emitted('coin')).toBeUndefined()
  })
})
