import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NightFlow } from '@/app/night/nightFlow'
import type { Consequence } from '@/core/decide/decision'
import NightFollowed from '@/ui/night/NightFollowed.vue'
import { fakeNight, twelve } from '../fixtures/night'

const dies: Consequence = { id: 'die:s3', kind: 'dies', text: 'Ana dies', override: 'Ana lives' }
const survives: Consequence = { id: 'die:s4', kind: 'survives', text: 'Bo survives (Innkeeper)', override: 'Bo dies anyway' }
const drunk: Consequence = { id: 'mark:s5', kind: 'memo', text: 'Cy is drunk' }

const followed = (consequences: readonly Consequence[], low = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: low }))
  const step = fakeNight(twelve).state.steps.find(({ id }) => id === 'zombuul:s7')
  const one = { entry: 'e1', index: 0, command: { type: 'takeStep', step: step?.id }, step, consequences }
  const overrule = vi.fn()
  const flow = { followed: [one], begunAt: undefined, overrule, undoSettled: vi.fn() } as unknown as NightFlow
  const shown = mount(NightFollowed, { props: { flow } })
  return { shown, overrule, one, ways: () => shown.findAll('[data-act=override]').map((each) => each.text()) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what followed stays at the top of the next step', () => {
  it('two lines are open, each with its override in place', async () => {
    const { shown, ways, overrule, one } = followed([dies, survives])
    expect(shown.findAll('[data-follows]')).toHaveLength(2)
    expect(ways()).toEqual(['Bo dies anyway'])
    await shown.get('[data-follows=dies] button').trigger('click')
    expect(ways()).toEqual(['Ana lives', 'Bo dies anyway'])
    await shown.get('[data-act=override]').trigger('click')
    expect(overrule).toHaveBeenCalledWith(one, dies)
  })

  it('more than two fold, and are read all the same', async () => {
    const { shown, ways } = followed([dies, survives, drunk])
    expect(ways()).toEqual([])
    expect(shown.text()).toContain('Ana dies · Bo survives (Innkeeper) · Cy is drunk')
    await shown.get('[data-act=unfold]').trigger('click')
    expect(shown.findAll('[data-follows]')).toHaveLength(3)
  })

  it('on a phone a death that follows folds, a prevented one does not', async () => {
    expect(followed([dies], true).shown.findAll('[data-follows]')).toHaveLength(0)
    expect(followed([survives], true).ways()).toEqual(['Bo dies anyway'])
  })
})
