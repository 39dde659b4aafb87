import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useGame } from '@/app/game/game'
import { useSecrets } from '@/app/game/secrets'
import { useLibrary } from '@/app/library/library'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import { PANELS } from '@/ui/grimoire/panels'
import SeatSheet from '@/ui/grimoire/seat/SeatSheet.vue'
import { newDevice } from '../../device'

const cast = ['sailor', 'grandmother', 'gambler', 'fool', 'lunatic', 'godfather', 'pukka', 'courtier']

beforeEach(async () => {
  newDevice({ now: () => 1 })
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  await useLibrary().create({
    commands: [
      ...cast.map((character): Command => ({
        type: 'addSeat',
        plan: { player: `Player ${character}`, character, ...(character === 'lunatic' ? { believes: 'po' } : {}) },
      })),
      { type: 'begin' },
    ],
  })
})
afterEach(() => {
  useGame().close()
  forgetSessions()
  document.body.replaceChildren()
})

const seatOf = (character: string) => useGame().grimoire.seats.find((seat) => seat.character?.id === character)?.id as SeatId
const open = (character: string) =>
  mount(SeatSheet, { props: { seat: seatOf(character) }, attachTo: document.body, global: { provide: { [PANELS as symbol]: {} } } })
const press = async (words: string | RegExp) => {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
      typeof words === 'string' ? textContent.trim() === words : words.test(textContent),
    )
    if (!found) throw new Error(`no button ${String(words)}`)
    return found
  }, 60_000)
  button.click()
  await nextTick()
}

it('the Demon’s sheet changes the bluffs after the game has begun, and offers a suggestion where there are none', async () => {
  open('pukka')
  await press('Change the bluffs')
  await press('Take these 3')
  expect(useGame().grimoire.bluffs).toHaveLength(3)
  expect(useGame().grimoire.bluffs.filter(({ id }) => cast.includes(id))).toEqual([])
  await press('Change the bluffs')
  await press(new RegExp(`^${useGame().grimoire.bluffs[0]?.name}`))
  await press(/^Minstrel/)
  await press(/^Take these/)
  expect(document.querySelector('[data-secret=bluffs]')?.textContent).toContain('Minstrel')
})

it('the Lunatic’s sheet changes the shown Minions and bluffs', async () => {
  open('lunatic')
  await press('Change the Minions shown')
  await press(/^Player fool/)
  await press('Change the shown bluffs')
  await press('Take these 3')
  const [minions, bluffs] = useSecrets().of(seatOf('lunatic'))
  expect(minions?.picked).toEqual([seatOf('fool')])
  expect(bluffs?.picked).toHaveLength(3)
})

it('the Grandparent’s sheet changes the Grandchild', async () => {
  open('grandmother')
  await press('Change the grandchild')
  await press(/^Player fool/)
  expect(
    useGame()
      .grimoire.seats.find(({ id }) => id === seatOf('fool'))
      ?.coins.map(({ text }) => text),
  ).toContain('Grandchild')
  await press('Change the grandchild')
  await press(/^Player sailor/)
  expect(
    useGame()
      .grimoire.seats.find(({ id }) => id === seatOf('fool'))
      ?.coins.map(({ text }) => text),
  ).not.toContain('Grandchild')
})

it('a seat without secrets shows none', () => {
  open('fool')
  expect(document.querySelector('[data-secret]')).toBeNull()
})

it('Bo’s sheet tells nothing of Bob', async () => {
  const game = useGame()
  game.dispatch({ type: 'renamePlayer', seat: seatOf('sailor'), player: 'Bo' })
  game.dispatch({ type: 'renamePlayer', seat: seatOf('fool'), player: 'Bob' })
  game.dispatch({ type: 'correctLife', seat: seatOf('fool'), life: 'dead' })
  const story = (character: string) => {
    const sheet = open(character),
      told = document.querySelector('.story')?.textContent
    sheet.unmount()
    return told
  }
  expect(story('fool')).toContain('Bob')
  expect(story('sailor')).toContain('Bo took over')
  expect(story('sailor')).not.toContain('Bob')
})
