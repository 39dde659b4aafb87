import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import type { StepView } from '@/core/views/nightTypes'
import StepActions from '@/ui/night/StepActions.vue'
import { characters, fakeNight, twelve } from '../fixtures/night'

it.each<[Partial<StepView>, string]>([
  [{ wakes: true, upkeep: false }, 'not woken tonight'],
  [{ wakes: true, upkeep: true }, 'only the new choice'],
  [{ wakes: false, upkeep: true }, 'it still happens'],
  [{ wakes: false, upkeep: false }, 'nothing happens'],
])('Skip says what skipping does: %j', (more, words) => {
  const flow = createNightFlow({ game: fakeNight(twelve).game, characters: () => characters, showCards: () => undefined })
  const step = { ...flow.step!, ...more }
  const skip = mount(StepActions, { props: { flow, step } }).get('[data-act=skip]')
  expect(skip.text()).toContain(words)
})
