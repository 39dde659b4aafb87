import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import { seatId, stepId } from '@/core/model/ids'
import { MoonIcon } from '@/ui/parts/MoonIcon'
import NightList from '@/ui/night/NightList.vue'
import { characters, fakeNight, twelve } from '../fixtures/night'

it('a Demon kept asleep stays in the list with the reason, also when told of the Lunatic', async () => {
  const { game, state } = fakeNight(twelve)
  const noor = seatId('s7')
  const asleep = state.steps.find(({ id }) => id === 'zombuul:s7')!
  state.steps = state.steps.flatMap((step) =>
    step === asleep
      ? [
          { ...asleep, id: stepId('lunatic.report:s2'), row: 'lunatic.report', seat: noor, main: false },
          { ...asleep, status: 'not-due' as const, because: 'kept asleep by the Exorcist' },
        ]
      : [step],
  )
  const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
  const list = mount(NightList, { props: { flow } })
  await expect.poll(() => list.find('[data-row]').exists()).toBe(true)
  expect(list.get('[data-row="zombuul:s7"]').text()).toContain('kept asleep by the Exorcist')
  expect(list.find('[data-row="lunatic.report:s2"]').exists()).toBe(true)
})

it('a poisoned player’s row has the flask, a drunk one’s the glass', async () => {
  const { game, state } = fakeNight(twelve.map((seat) => (seat.id === 's7' ? { ...seat, poisoned: true, drunk: false } : seat)))
  state.steps = state.steps.map((step) =>
    step.id === 'zombuul:s7' ? { ...step, status: 'later' as const, impairedWhy: ['Poisoned'] } : step,
  )
  const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
  const list = mount(NightList, { props: { flow } })
  await expect.poll(() => list.find('[data-row]').exists()).toBe(true)
  expect(list.get('[data-row="zombuul:s7"] .impaired').element.innerHTML).toBe(
    mount(MoonIcon, { props: { name: 'poison' } }).element.innerHTML,
  )
})

it('on a phone it begins with what was settled last, in the page as on the screen; elsewhere in the order of the night', async () => {
  const order = async (low: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: low }))
    const { game, state } = fakeNight(twelve)
    const [first, second, third] = state.steps.filter(({ status }) => status !== 'not-due').map(({ id }) => id)
    const status = { [first ?? '']: 'done', [second ?? '']: 'done', [third ?? '']: 'now' } as const
    state.steps = state.steps.map((step) => ({ ...step, status: status[step.id] ?? step.status }))
    const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
    const list = mount(NightList, { props: { flow } })
    await expect.poll(() => list.find('[data-row]').exists()).toBe(true)
    expect(flow.step?.id).toBe(third)
    const rows = list.findAll('[data-row]').map((row) => row.attributes('data-row'))
    vi.unstubAllGlobals()
    return { rows, first, second }
  }
  const wide = await order(false)
  expect(wide.rows.slice(0, 2)).toEqual([wide.first, wide.second])
  const low = await order(true)
  expect(low.rows[0]).toBe(low.second)
  expect(low.rows.at(-1)).toBe(low.first)
})
