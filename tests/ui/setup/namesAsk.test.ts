import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { namesAreSet } from '@/app/device/namesSet'
import { usePreferences } from '@/app/device/preferences'
import { loadScript } from '@/app/engine/scripts'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { forgetSessions } from '@/app/session/sessions'
import { asksNames } from '@/app/setup/asksNames'
import { useSetup } from '@/app/setup/setup'
import { addNames } from '@/app/setup/setupPlayers'
import NamesAsk from '@/ui/setup/players/NamesAsk.vue'
import { newDevice } from '../../device'

await loadScript()
beforeEach(() => {
  localStorage.clear()
  newDevice({ now: () => 1 })
})
afterEach(() => {
  useGame().close()
  forgetSessions()
})

const open = async () => {
  const page = mount(NamesAsk)
  // The disk answers questions in their order: once this one is answered, the page's own is.
  await asksNames()
  await flushPromises()
  return page
}

it('the first setup asks by example, the sheet’s own names preset', async () => {
  const page = await open()
  expect(page.text()).toContain('Which names do the players’ sheets have?')
  const ways = page.findAll('[role=radio]')
  expect(ways.map((one) => [one.text(), one.attributes('aria-checked')])).toEqual([
    ['Grandparent, Housekeeper, Herbalist, Capo Crimini', 'true'],
    ['Grandmother, Chambermaid, Tea Lady, Godfather', 'false'],
  ])
  await ways[1]!.trigger('click')
  expect(usePreferences().names).toBe('published')
  page.unmount()
})

it('once: who went on with it is not asked again', async () => {
  const page = await open()
  useSetup().settle((draft) => addNames(draft, ['Ana'])[0])
  page.unmount()
  expect((await open()).find('[data-ask]').exists()).toBe(false)
})

it('looking in and leaving again is no answer', async () => {
  ;(await open()).unmount()
  expect((await open()).find('[data-ask]').exists()).toBe(true)
})

it('nobody is asked who has set the names', async () => {
  namesAreSet()
  expect((await open()).find('[data-ask]').exists()).toBe(false)
})

it('nobody is asked who has other names already', async () => {
  usePreferences().names = 'published'
  expect((await open()).find('[data-ask]').exists()).toBe(false)
})

it('nobody is asked who has games', async () => {
  await useLibrary().create({ commands: [] })
  useGame().close()
  expect((await open()).find('[data-ask]').exists()).toBe(false)
})
