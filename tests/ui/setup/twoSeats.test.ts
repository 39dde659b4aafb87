import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { loadScript } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { drawRest } from '@/app/setup/setupBag'
import { dealRandom } from '@/app/setup/setupDeal'
import { addNames, swapSeats } from '@/app/setup/setupPlayers'
import { emptyDraft } from '@/app/setup/setupDraft'
import DealStep from '@/ui/setup/deal/DealStep.vue'
import SetupRing from '@/ui/setup/deal/SetupRing.vue'
import PlayerList from '@/ui/setup/players/PlayerList.vue'

await loadScript()
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const names = ['Ania', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus']
const order = () => useSetup().draft.players.map(({ name }) => name)
const press = async (page: ReturnType<typeof mount>, words: RegExp) => {
  const found = page.findAll('button').find((one) => words.test(one.attributes('aria-label') ?? one.text()))
  if (!found) throw new Error(`no button ${words}`)
  await found.trigger('click')
}
const seat = async (page: ReturnType<typeof mount>, id: string) => {
  page.findComponent(SetupRing).vm.$emit('tap', id)
  await nextTick()
}

beforeEach(() => {
  localStorage.clear()
  setActivePinia(createPinia())
  useSetup().settle((_, kit) => dealRandom(drawRest(kit, addNames(emptyDraft('w'), names)[0])[0], 'x'))
})

test('two people swap seats and take along what they hold', () => {
  const { draft } = useSetup()
  const next = swapSeats(draft, 'p1', 'p4')
  expect(next.players.map(({ id }) => id)).toEqual(['p4', 'p2', 'p3', 'p1', 'p5', 'p6', 'p7'])
  expect(next.hands).toEqual(draft.hands)
  expect(swapSeats(draft, 'p1', 'nobody')).toBe(draft)
})

test('in the list: Swap, then the other one', async () => {
  const page = mount(PlayerList)
  await press(page, /^Move, swap, insert or remove: Ania/)
  await press(page, /^Swap with…/)
  await press(page, /^Swap Ania and Dov/)
  expect(order()).toEqual(['Dov', 'Bo', 'Cy', 'Ania', 'Eli', 'Fay', 'Gus'])
  expect(useSetup().undoLabel).toBe('Swap seats')
  page.unmount()
})

test('on the ring of the players: two taps swap them, or the first sits down there', async () => {
  const page = mount(PlayerList)
  await seat(page, 'p1')
  expect(page.text()).toContain('Ania: tap another seat.')
  await seat(page, 'p4')
  expect(order().slice(0, 4)).toEqual(['Dov', 'Bo', 'Cy', 'Ania'])
  expect(page.text()).toContain('Ania and Dov have swapped seats.')
  await seat(page, 'p1')
  await press(page, /^Move there/)
  await seat(page, 'p4')
  expect(order().slice(0, 4)).toEqual(['Ania', 'Dov', 'Bo', 'Cy'])
  page.unmount()
})

test('on the ring of the deal: characters or seats, and it says which', async () => {
  const page = mount(DealStep)
  const before = useSetup().draft.hands
  await seat(page, 'p1')
  expect(page.findAll('.segment [aria-pressed=true]').map((one) => one.text())).toEqual(['Swap characters'])
  await seat(page, 'p2')
  expect(useSetup().draft.hands).toMatchObject({ p1: before['p2'], p2: before['p1'] })
  expect(page.text()).toContain('Ania and Bo have swapped characters.')
  await seat(page, 'p1')
  await press(page, /^Swap seats/)
  await seat(page, 'p2')
  expect(order().slice(0, 2)).toEqual(['Bo', 'Ania'])
  expect(useSetup().draft.hands).toMatchObject({ p1: before['p2'], p2: before['p1'] })
  page.unmount()
})

test('the same seat twice changes nothing', async () => {
  const page = mount(DealStep)
  const { draft } = useSetup()
  await seat(page, 'p1')
  await seat(page, 'p1')
  expect(useSetup().draft).toEqual(draft)
  page.unmount()
})
