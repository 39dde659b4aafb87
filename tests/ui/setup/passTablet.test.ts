import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { startPassing } from '@/app/passing'
import { useSetup } from '@/app/setup'
import { drawRest, toggleCharacter } from '@/app/setupBag'
import { addNames } from '@/app/setupPlayers'
import PassTablet from '@/ui/setup/pass/PassTablet.vue'

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
    await press(page, /^I am Ana/)
    await press(page, /^Face-down token 3$/)
    const mine = setup.character(setup.draft.hands['p1']!).name
    expect(page.text()).toContain(mine)
    window.dispatchEvent(new Event('blur'))
    await nextTick()
    expect(page.find('[data-card]').exists()).toBe(false)
    expect(page.text()).not.toContain(mine)
    expect(page.text()).toContain('Ana has drawn')
  })

  test('opened again in the middle it never begins with a card', async () => {
    const { page } = passed()
    await press(page, /^I am Ana/)
    await press(page, /^Face-down token 1$/)
    page.unmount()
    setActivePinia(createPinia())
    const again = mount(PassTablet)
    expect(again.find('[data-card]').exists()).toBe(false)
    expect(again.text()).toContain('Ana has drawn')
  })

  test('the Lunatic is shown the Demon, and no word of the Lunatic', async () => {
    const { setup, page } = passed('lunatic')
    await press(page, /^I am Ana/)
    const place = setup.draft.passing!.fan.indexOf('lunatic')
    await press(page, new RegExp(`^Face-down token ${place + 1}$`))
    expect(page.find('[data-card] h2').text()).toBe(setup.character(setup.draft.believes!).name)
    expect(page.html().toLowerCase()).not.toContain('lunatic')
  })

  test('nothing that was drawn can be undone into view', async () => {
    const { setup, page } = passed()
    await press(page, /^I am Ana/)
    await press(page, /^Face-down token 1$/)
    expect(setup.undoLabel).toBeUndefined()
  })
})
