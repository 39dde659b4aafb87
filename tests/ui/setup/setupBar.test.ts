import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadScript } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { addNames } from '@/app/setup/setupPlayers'
import SetupBar from '@/ui/setup/SetupBar.vue'
import { newDevice } from '../../device'

await loadScript()
beforeEach(() => {
  localStorage.clear()
  newDevice({ now: () => 1 })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('on a phone the steps come after the tools, in the page as on the screen; elsewhere before them', () => {
  useSetup().settle((draft) => addNames(draft, ['Ana'])[0])
  const order = (low: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: low, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const bar = mount(SetupBar)
    const words = bar.findAll('button').map((each) => each.attributes('aria-label') ?? each.text())
    bar.unmount()
    return words
  }
  const [back, ...wide] = order(false)
  expect(wide).toEqual(['Players', 'Characters', 'Deal', 'Bluffs & secrets', 'Start over…'])
  expect(order(true)).toEqual([back, 'Start over…', 'Players', 'Characters', 'Deal', 'Bluffs & secrets'])
})
