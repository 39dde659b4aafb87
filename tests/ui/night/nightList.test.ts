import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import { seatId } from '@/core/model/ids'
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
          { ...asleep, id: 'lunatic.report:s2', row: 'lunatic.report', seat: noor, main: false },
          { ...asleep, status: 'not-due' as const, because: 'kept asleep by the Exorcist' },
        ]
      : [step],
  )
  const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
  const list = mount(NightList, { props: { flow } })
  await vi.waitFor(() => expect(list.find('[data-row]').exists()).toBe(true), 10_000)
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
  await vi.waitFor(() => expect(list.find('[data-row]').exists()).toBe(true), 10_000)
  expect(list.get('[data-row="zombuul:s7"] .impaired').element.innerHTML).toBe(
    mount(MoonIcon, { props: { name: 'poison' } }).element.innerHTML,
  )
})
