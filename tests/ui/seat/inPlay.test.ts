import { mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { useCharacters } from '@/app/engine/characters'
import CharacterChange from '@/ui/grimoire/seat/CharacterChange.vue'
import CharacterGrid from '@/ui/night/CharacterGrid.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate pukka'
afterEach(clearTable)

const marked = (page: ReturnType<typeof mount>) =>
  page
    .findAll('[data-character]')
    .filter((one) => one.find('.in-play').exists())
    .map((one) => one.attributes('data-character'))
    .sort()

it('who is in play is marked where a player gets another character', async () => {
  const table = await dayTable(TEN)
  const page = mount(CharacterChange, { props: { seat: table.seatView('fool'), mode: 'character' } })
  expect(marked(page)).toEqual(TEN.split(' ').sort())
  expect(page.get('[data-character=goon]').attributes('aria-label')).toBe('Goon, in play')
  expect(page.get('[data-character=tinker]').attributes('aria-label')).toBe('Tinker')
})

it('and where a character is named at night', async () => {
  await dayTable(TEN)
  const page = mount(CharacterGrid, { props: { options: useCharacters(), chosen: undefined, wanted: 0 } })
  expect(marked(page)).toEqual(TEN.split(' ').sort())
})
