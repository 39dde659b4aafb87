import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { drawRest, setState, toggleBan, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import { emptyDraft, type SetupDraft } from '@/app/setup/setupDraft'
import { setNumber } from '@/app/setup/setupPlayers'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'
import { dealRandom } from '@/app/setup/setupDeal'
import CharactersStep from '@/ui/setup/characters/CharactersStep.vue'
import SetupAsk from '@/ui/setup/SetupAsk.vue'
import SecretsStep from '@/ui/setup/secrets/SecretsStep.vue'

await loadScript()
const kit: Kit = { rules: rulesWith('sheet'), flavours: badMoonRisingFlavours }
const table = setNumber(emptyDraft('c'), 'resident', 9)
const withIn = (...ids: readonly string[]) => ids.reduce((draft, id) => toggleCharacter(kit, draft, id), table)
const press = async (page: ReturnType<typeof mount>, words: RegExp) => {
  const found = page.findAll('button').find((one) => words.test(one.attributes('aria-label') ?? one.text()))
  if (!found) throw new Error(`no button ${words}`)
  await found.trigger('click')
}

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  setActivePinia(createPinia())
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => {
  vi.useRealTimers()
  // A hold waits for the next press; the next test shares this window.
  dispatchEvent(new Event('pointerdown'))
})
const open = (draft: SetupDraft) => {
  useSetup().settle(() => draft)
  return mount(CharactersStep, { attachTo: document.body })
}
const primary = (page: ReturnType<typeof mount>) => page.findAll('.btn--now').map((one) => one.text())

test('what was dealt all the same is not asked again before the game begins; what is wrong since then is', async () => {
  const setup = useSetup()
  const full = drawRest(kit, setState(kit, table, 'godfather', 'never'))[0]
  const is = (team: string) => (id: string) => kit.rules.characters[id]?.team === team
  const other = kit.rules.script.characters.filter(is('outsider')).find((id) => !full.bag.includes(id))
  const page = open({ ...full, bag: [...full.bag.filter((id) => id !== full.bag.find(is('townsfolk'))), other ?? ''] })
  await press(page, /^Deal anyway/)
  page.findComponent(SetupAsk).vm.$emit('act')
  page.unmount()
  setup.settle((draft) => dealRandom(draft, 'seed'))
  const secrets = mount(SecretsStep, { attachTo: document.body })
  expect(primary(secrets)).toEqual(['Begin the first night'])
  setup.settle((draft) => ({ ...draft, bag: draft.bag.filter((id) => !is('demon')(id)) }))
  await secrets.vm.$nextTick()
  expect(primary(secrets)).toEqual([])
  secrets.unmount()
})

describe('a bag that is not full yet', () => {
  test('counts and offers to draw the others, without a warning', () => {
    const page = open(withIn('goon'))
    expect(page.findAll('.fault')).toEqual([])
    expect(page.findAll('.is-off')).toEqual([])
    expect(page.text()).toContain('1 of 2')
    expect(primary(page)).toEqual(['Draw the other 8'])
    page.unmount()
  })

  test('the last one, and a first draw, are named as such', () => {
    const full = drawRest(kit, table)[0]
    const page = open(toggleCharacter(kit, full, full.bag[0]!))
    expect(primary(page)).toEqual(['Draw the last one'])
    page.unmount()
    const empty = open(table)
    expect(primary(empty)).toEqual(['Draw 9'])
    empty.unmount()
  })

  test('an Outsider where none belongs is no contradiction while a Capo Crimini may come', () => {
    const page = open(toggleCharacter(kit, setNumber(table, 'resident', 7), 'goon'))
    expect(page.findAll('.fault')).toEqual([])
    page.unmount()
  })

  test('what no draw could mend is said at once, with its mend', async () => {
    const page = open(withIn('po', 'pukka'))
    expect(page.findAll('.fault').map((one) => one.find('p').text())).toEqual(['Demons: 2 in the bag, 1 needed.'])
    expect(page.findAll('.is-off').length).toBeGreaterThan(0)
    page.unmount()
    const barred = open(['zombuul', 'pukka', 'shabaloth', 'po'].reduce((draft, id) => toggleBan(kit, draft, id), withIn('goon')))
    expect(barred.find('.fault').text()).toContain('Every Demon is set to never be drawn.')
    barred.unmount()
  })

  test('at Deal everything is named', async () => {
    const page = open(withIn('goon'))
    await press(page, /^Deal…/)
    expect(document.querySelector('dialog')?.textContent).toContain('Demons: 0 in the bag, 1 needed.')
    page.unmount()
  })

  test('how it will play is in sight, with warnings and without', () => {
    for (const draft of [withIn('goon'), withIn('po', 'pukka'), drawRest(kit, table)[0]]) {
      const page = open(draft)
      expect(page.find('.foot').text()).toContain('How it will play')
      page.unmount()
    }
  })
})

describe('in, out or never', () => {
  test('each is reached from each at once', () => {
    for (const from of ['in', 'out', 'never'] as const)
      for (const to of ['in', 'out', 'never'] as const) {
        const { bag, banned } = setState(kit, setState(kit, table, 'goon', from), 'goon', to)
        expect([from, to, bag.includes('goon'), banned.includes('goon')]).toEqual([from, to, to === 'in', to === 'never'])
      }
  })

  test('a tap puts a token in or takes it out, a hold bars it; what follows the hold is no tap', async () => {
    vi.useFakeTimers()
    const page = open(table)
    const goon = () => page.findAll('button.pick').find((one) => one.attributes('aria-label')?.startsWith('Goon'))!
    const touch = async (ms: number) => {
      await goon().trigger('pointerdown')
      vi.advanceTimersByTime(ms)
      await goon().trigger('pointerup')
      await goon().trigger('click')
    }
    await touch(700)
    expect(useSetup().draft).toMatchObject({ bag: [], banned: ['goon'] })
    expect(goon().attributes('aria-label')).toContain('never')
    await touch(700)
    expect(useSetup().draft.banned).toEqual([])
    await touch(50)
    expect(useSetup().draft.bag).toEqual(['goon'])
    await touch(700)
    expect(useSetup().draft).toMatchObject({ bag: [], banned: ['goon'] })
    await touch(50)
    expect(useSetup().draft).toMatchObject({ bag: ['goon'], banned: [] })
    page.unmount()
  })

  test('three buttons say the same about the character that was touched', async () => {
    const page = open(table)
    await press(page, /^Goon/)
    const pressed = () => page.findAll('.touched .segment [aria-pressed=true]').map((one) => one.text())
    expect(pressed()).toEqual(['In'])
    await press(page, /^Never$/)
    expect(pressed()).toEqual(['Never'])
    await press(page, /^Out$/)
    expect(pressed()).toEqual(['Out'])
    page.unmount()
  })
})
