import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { StepView } from '@/core/views/nightTypes'
import StepWho from '@/ui/night/StepWho.vue'

const step = (id: string, ability: string) => ({ id, row: 'sailor', ability, label: id, player: id, seatNumber: 1 }) as unknown as StepView

it('shows an ability until the next step, which begins closed', async () => {
  const who = mount(StepWho, { props: { step: step('sailor:s1', 'Cannot die.'), seat: undefined, title: 'Wake Ana' } })
  await who.find('button').trigger('click')
  expect(who.text()).toContain('Cannot die.')
  await who.setProps({ step: step('courtier:s2', 'Once per game.') })
  expect(who.text()).not.toContain('Once per game.')
  expect(who.find('button').attributes('aria-expanded')).toBe('false')
  await who.find('button').trigger('click')
  expect(who.text()).toContain('Once per game.')
  await who.find('button').trigger('click')
  expect(who.text()).not.toContain('Once per game.')
})
