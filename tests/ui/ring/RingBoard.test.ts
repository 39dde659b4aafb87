import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { seatId } from '@/core/model/ids'
import RingBoard from '@/ui/grimoire/RingBoard.vue'
import RingSeat from '@/ui/grimoire/ring/RingSeat.vue'
import type { RingCoinModel, RingSeatModel } from '@/ui/grimoire/ring/ringModel'

const coin = (id: string): RingCoinModel => ({ id, icon: 'sailor', caption: 'Drunk', kind: 'impaired', label: `Drunk, ${id}` })
const seats = (n: number, coins = 0): RingSeatModel[] =>
  Array.from({ length: n }, (_, i) => ({
    id: seatId(`s${i}`),
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

  it('tells the ear who is awake, who is chosen and whose hand is up', async () => {
    const list = seats(5)
    const as = (at: number, figure: Partial<RingSeatModel['figure']>, vote?: RingSeatModel['vote']) => {
      list[at] = { ...list[at]!, vote, figure: { ...list[at]!.figure, ...figure } }
    }
    as(0, { state: 'now' })
    as(1, { state: 'chosen', pick: 1 })
    as(2, {}, 'yes')
    as(3, {}, 'no')
    const { wrapper } = await board(list)
    const said = (what: string) => wrapper.findAll('button.seat').map((button) => button.attributes(what))
    expect(said('aria-pressed')).toEqual([undefined, 'true', 'true', undefined, undefined])
    expect(said('aria-current')).toEqual(['true', undefined, undefined, undefined, undefined])
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
    await wrapper.setProps({ lit: list.slice(0, 3).map(({ id }) => id) })
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

  const dragging = async (from: string, pointerType: 'mouse' | 'touch') => {
    const { wrapper } = await board(seats(8, 1), { movable: true })
    const element = wrapper.find(from).element as HTMLElement
    /** By the clock of the finger, however busy the machine is. */
    const pointer = (type: string, { x, y }: { x: number; y: number }, timeStamp = 0) => {
      const event = new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType,
        isPrimary: true,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        bubbles: true,
      })
      element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
    }
    pointer('pointerdown', { x: 300, y: 300 })
    // What drags is fetched at the first press.
    await import('@/ui/grimoire/ring/ringDrag')
    await flushPromises()
    return { wrapper, element, pointer, target: wrapper.findAllComponents(RingSeat)[5]!.props('place') }
  }

  it('tells when a coin was dragged to another seat, and takes no tap from it', async () => {
    const { wrapper, element, pointer, target } = await dragging('[data-coin="s2c0"]', 'mouse')
    pointer('pointermove', { x: 340, y: 340 })
    pointer('pointerup', target)
    element.click()
    expect(wrapper.emitted('dragCoin')).toEqual([['s2', 's2c0', 's5']])
    expect(wrapper.emitted('coin')).toBeUndefined()
  })

  it('moves nothing by a finger that slides without having rested first', async () => {
    const { wrapper, pointer, target } = await dragging('[data-seat="s2"]', 'touch')
    pointer('pointermove', { x: 340, y: 340 }, 50)
    pointer('pointerup', target, 90)
    await new Promise((go) => setTimeout(go, 100))
    expect(wrapper.emitted('dragSeat')).toBeUndefined()
    expect(wrapper.emitted('seat')).toBeUndefined()
  })

  it('moves a seat by a finger that rested on it', async () => {
    const { wrapper, pointer, target } = await dragging('[data-seat="s2"]', 'touch')
    pointer('pointermove', { x: 340, y: 340 }, 220)
    pointer('pointerup', target, 400)
    expect(wrapper.emitted('dragSeat')).toEqual([['s2', 's5']])
  })

  it('takes a slip that ends where it began for the tap it was meant to be, once', async () => {
    for (const browserTaps of [false, true]) {
      const { wrapper, element, pointer } = await dragging('[data-seat="s2"]', 'touch')
      element.getBoundingClientRect = () => new DOMRect(250, 250, 100, 100)
      pointer('pointermove', { x: 320, y: 300 })
      pointer('pointerup', { x: 320, y: 300 })
      if (browserTaps) element.click()
      await new Promise((go) => setTimeout(go, 100))
      expect(wrapper.emitted('seat')).toEqual([['s2']])
    }
  })
})
