import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import { seatId } from '@/core/model/ids'
import StepCard from '@/ui/night/StepCard.vue'
import { characters, fakeNight, twelve } from '../fixtures/night'

/** The Sailor's step, asking one question. */
const asked = async (hint?: string) => {
  const question = {
    key: 'counts',
    code: 'counts',
    text: 'Does it count?',
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
    ...(hint ? { hint } : {}),
  }
  const { game } = fakeNight(twelve, () => ({ questions: [question] }))
  const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
  flow.tapSeat(seatId('s9'))
  const card = mount(StepCard, { props: { flow, step: flow.step!, seats: twelve }, global: { plugins: [createPinia()] } })
  await expect.poll(() => card.find('.question').exists()).toBe(true)
  return card
}

it('gives a question only the advice that was written for it', async () => {
  expect((await asked('Rather not.')).find('.hint').text()).toBe('Rather not.')
  expect((await asked()).find('.hint').exists()).toBe(false)
})
