import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { loadScript } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { drawRest } from '@/app/setup/setupBag'
import { dealRandom } from '@/app/setup/setupDeal'
import { emptyDraft } from '@/app/setup/setupDraft'
import { addNames, setNumber } from '@/app/setup/setupPlayers'
import DealStep from '@/ui/setup/deal/DealStep.vue'
import SecretsStep from '@/ui/setup/secrets/SecretsStep.vue'

await loadScript()
const stubs = { global: { stubs: { SetupRing: true } }, attachTo: document.body }
const travellers = () => useSetup().draft.players.filter(({ traveller }) => traveller)
const press = async (page: ReturnType<typeof mount>, words: RegExp) => {
  const found = page.findAll('button').find((one) => words.test(one.attributes('aria-label') ?? one.text()))
  if (!found) throw new Error(`no button ${words}`)
  await found.trigger('click')
}

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  setActivePinia(createPinia())
  const table = setNumber(addNames(emptyDraft('t'), ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus'])[0], 'traveller', 2)
  useSetup().settle((_, kit) => dealRandom(drawRest(kit, table)[0], 'x'))
})

test('nothing is thought up for Travellers added by number: before the game begins they are asked for', async () => {
  mount(DealStep, stubs).unmount()
  const page = mount(SecretsStep, stubs)
  expect(travellers().map(({ character, alignment }) => [character, alignment])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(page.find('.fault').text()).toContain('Seat 8 and Seat 9: which Travellers are they, and on which side?')
  expect(page.findAll('.btn--now')).toEqual([])
  expect(page.findAll('[aria-label^="Side of"] [aria-pressed=true]')).toEqual([])
  page.unmount()
})

test('one tap takes suggestions for all who have none; what was chosen stays', async () => {
  const page = mount(SecretsStep, stubs)
  const evil = page.get('[aria-label="Side of Seat 8"]').findAll('button')[1]!
  await evil.trigger('click')
  expect(travellers()[0]?.alignment).toBe('evil')
  await press(page, /^Suggest/)
  expect(travellers()[0]?.alignment).toBe('evil')
  expect(travellers().every(({ character, alignment }) => character !== undefined && alignment !== undefined)).toBe(true)
  expect(page.findAll('.fault')).toEqual([])
  expect(page.find('.btn--now').text()).toContain('Begin the first night')
  page.unmount()
})
