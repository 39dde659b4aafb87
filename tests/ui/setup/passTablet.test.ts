import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { drawFromFan, hideCard, outdatedCards, startPassing, stopPassing, takeTablet } from '@/app/setup/passTablet'
import { loadScript } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { chooseSecret, drawRest, toggleCharacter } from '@/app/setup/setupBag'
import { dealRandom, giveToken, suggestAfterDeal, swapHands } from '@/app/setup/setupDeal'
import { addNames } from '@/app/setup/setupPlayers'
import HoldRing from '@/ui/parts/HoldRing.vue'
import DealStep from '@/ui/setup/deal/DealStep.vue'
import TokenTray from '@/ui/setup/deal/TokenTray.vue'
import PassTablet from '@/ui/setup/pass/PassTablet.vue'
import SecretsStep from '@/ui/setup/secrets/SecretsStep.vue'

await loadScript()
const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana']

const passed = (...picks: readonly string[]) => {
  const setup = useSetup()
  setup.startOver()
  setup.changeForGood((draft, kit) =>
    startPassing(
      drawRest(
        kit,
        picks.reduce((next, id) => toggleCharacter(kit, next, id), addNames(draft, names)[0]),
      )[0],
      'fan',
    ),
  )
  return { setup, page: mount(PassTablet) }
}
const press = async (page: ReturnType<typeof mount>, words: RegExp) => {
  const found = page.findAll('button').find((one) => words.test(one.attributes('aria-label') ?? one.text()))
  if (!found) throw new Error(`no button ${words}`)
  await found.trigger('click')
}

beforeEach(() => {
  localStorage.clear()
  setActivePinia(createPinia())
})

describe('the tablet in a player’s hands', () => {
  test('shows a drawn card, and loses it at once when the window is left', async () => {
    const { setup, page } = passed()
    await press(page, /^I’m Ana/)
    await press(page, /^Face-down token 3$/)
    const mine = setup.character(setup.draft.hands['p1']!).name
    expect(page.text()).toContain(mine)
    window.dispatchEvent(new Event('blur'))
    await nextTick()
    expect(page.find('[data-card]').exists()).toBe(false)
    expect(page.text()).not.toContain(mine)
    expect(page.text()).toContain('Ana has drawn')
  })

  test('one tap hides it at once; holding shows it again until the next one has the tablet', async () => {
    const { setup, page } = passed()
    await press(page, /^I’m Ana/)
    await press(page, /^Face-down token 3$/)
    const mine = setup.character(setup.draft.hands['p1']!).name
    await press(page, /^Hide/)
    expect(page.find('[data-card]').exists()).toBe(false)
    expect(page.text()).not.toContain(mine)
    page.findComponent(HoldRing).vm.$emit('held')
    await nextTick()
    expect(page.find('[data-card] h2').text()).toBe(mine)
    await press(page, /^Hide/)
    await press(page, /^I’m Bo/)
    expect(page.text()).toContain('Bo, take one')
    expect(page.text()).not.toContain('Ana')
  })

  test('somebody else than the next may take it, and after the last it goes back', async () => {
    const { setup, page } = passed()
    await press(page, /^I’m Ana/)
    await press(page, /^Face-down token 3$/)
    await press(page, /^Hide/)
    await press(page, /^I’m someone else/)
    expect(page.text()).toContain('Bo')
    for (const id of ['p2', 'p3', 'p4', 'p5', 'p6', 'p7']) {
      const place = setup.draft.passing!.fan.findIndex((one) => one !== '')
      setup.changeForGood((draft) => hideCard(drawFromFan(takeTablet(draft, id), place)))
    }
    await nextTick()
    await press(page, /^I’m Hana/)
    await press(page, /^Face-down token/)
    await press(page, /^Hide/)
    await press(page, /^Seen/)
    expect(page.text()).toContain('Everybody has drawn')
  })

  test('opened again in the middle it never begins with a card', async () => {
    const { page } = passed()
    await press(page, /^I’m Ana/)
    await press(page, /^Face-down token 1$/)
    page.unmount()
    setActivePinia(createPinia())
    const again = mount(PassTablet)
    expect(again.find('[data-card]').exists()).toBe(false)
    expect(again.text()).toContain('Ana has drawn')
  })

  test('the Lunatic is shown the Demon, and no word of the Lunatic', async () => {
    const { setup, page } = passed('lunatic')
    await press(page, /^I’m Ana/)
    const place = setup.draft.passing!.fan.indexOf('lunatic')
    await press(page, new RegExp(`^Face-down token ${place + 1}$`))
    expect(page.find('[data-card] h2').text()).toBe(setup.character(setup.draft.beliefs['lunatic']!).name)
    expect(page.html().toLowerCase()).not.toContain('lunatic')
  })

  test('nothing that was drawn can be undone into view', async () => {
    const { setup, page } = passed()
    await press(page, /^I’m Ana/)
    await press(page, /^Face-down token 1$/)
    expect(setup.undoLabel).toBeUndefined()
  })
})

describe('what the tablet has shown and is no longer so', () => {
  const all = async (...picks: readonly string[]) => {
    const { setup, page } = passed(...picks)
    for (const name of names) {
      await press(page, new RegExp(`^I’m ${name}`))
      await press(page, /^Face-down token/)
      setup.changeForGood(hideCard)
      window.dispatchEvent(new Event('blur'))
      await nextTick()
    }
    page.unmount()
    setup.changeForGood((draft, kit) => ({ ...suggestAfterDeal(kit.rules, stopPassing(draft)), step: 'secrets' }))
    return setup
  }
  const other = (believes: string | undefined) => (believes === 'po' ? 'pukka' : 'po')

  test('is said on the way to the first night, and can be shown anew', async () => {
    const setup = await all('lunatic')
    const fooled = Object.entries(setup.draft.hands).find(([, id]) => id === 'lunatic')![0]
    const player = setup.draft.players.find(({ id }) => id === fooled)!.name
    const saw = setup.draft.beliefs['lunatic']
    expect(outdatedCards(setup.draft, setup.pretends)).toEqual([])
    setup.change('Belief', (draft) => chooseSecret(draft, 'believes.lunatic', [other(saw)]))
    const now = setup.draft.beliefs['lunatic']
    expect(outdatedCards(setup.draft, setup.pretends)).toEqual([{ player: fooled, saw, now }])

    const step = mount(SecretsStep, { global: { stubs: { SetupRing: true } } })
    expect(step.text()).toContain(
      `${player} was shown the ${setup.character(saw!).name} and should see the ${setup.character(now!).name} now.`,
    )
    await press(step, new RegExp(`^Show it to ${player}`))
    step.unmount()
    const page = mount(PassTablet)
    expect(page.text()).toContain(`${player}, look again`)
    expect(page.find('[data-card]').exists()).toBe(false)
    page.findComponent(HoldRing).vm.$emit('held')
    await nextTick()
    expect(page.find('[data-card] h2').text()).toBe(setup.character(now!).name)
    expect(outdatedCards(setup.draft, setup.pretends)).toEqual([])
    page.unmount()
  })

  test('is settled when the storyteller says that the player knows', async () => {
    const setup = await all()
    setup.change('Swap', (draft) => swapHands(draft, 'p1', 'p2'))
    expect(outdatedCards(setup.draft, setup.pretends).map(({ player }) => player)).toEqual(['p1', 'p2'])
    const step = mount(SecretsStep, { global: { stubs: { SetupRing: true } } })
    await press(step, /^Ana knows/)
    await press(step, /^Bo knows/)
    expect(step.text()).not.toContain('was shown')
    step.unmount()
  })
})

describe('the tray of a deal by hand', () => {
  test('keeps every token in its place while others are dealt', async () => {
    const setup = useSetup()
    setup.startOver()
    setup.settle((draft, kit) => ({ ...drawRest(kit, addNames(draft, names)[0])[0], way: 'hand' }))
    const tray = mount(TokenTray, { props: { chosen: undefined } })
    const places = () => tray.findAll('li').map((one) => one.text())
    const before = places()
    expect(before).toHaveLength(8)
    setup.change('Deal', (draft) => giveToken(draft, 'p1', draft.bag[2]!))
    await nextTick()
    expect(places()).toEqual(before.map((name, at) => (at === 2 ? '' : name)))
    expect(tray.findAll('button')).toHaveLength(7)
    tray.unmount()
  })
})

describe('undo in the setup', () => {
  test('outlives a reload, but not the tablet in a player’s hands', () => {
    const setup = useSetup()
    setup.startOver()
    setup.change('Add 8 players', (draft) => addNames(draft, names)[0])
    setActivePinia(createPinia())
    expect(useSetup().undoLabel).toBe('Add 8 players')
    useSetup().undo()
    expect(useSetup().draft.players).toEqual([])
    useSetup().change('Add 8 players', (draft) => addNames(draft, names)[0])
    useSetup().changeForGood((draft) => startPassing(draft, 'fan'))
    setActivePinia(createPinia())
    expect(useSetup().undoLabel).toBeUndefined()
    expect(localStorage.getItem('moonrise:setup-undo')).toBeNull()
  })

  test('going on to the secrets is nothing to take back', async () => {
    const setup = useSetup()
    setup.startOver()
    setup.settle((draft, kit) => ({ ...dealRandom(drawRest(kit, addNames(draft, names)[0])[0], 'x'), step: 'deal' }))
    const step = mount(DealStep, { global: { stubs: { SetupRing: true } } })
    await press(step, /^Bluffs & secrets$/)
    expect([setup.draft.step, setup.undoLabel]).toEqual(['secrets', undefined])
    step.unmount()
  })
})
