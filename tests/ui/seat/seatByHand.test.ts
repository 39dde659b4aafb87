import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchDay } from '@/app/day/dayNow'
import { DAY_FLOW } from '@/app/day/dayFlow'
import { useStory } from '@/app/game/story'
import DayPanel from '@/ui/day/DayPanel.vue'
import SeatDay from '@/ui/grimoire/seat/SeatDay.vue'
import { clearTable, dayTable } from '../fixtures/table'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(clearTable)

const file = JSON.stringify([
  { id: '_meta', name: 'Mixed' },
  'juggler',
  'artist',
  'sailor',
  'fool',
  'drunk',
  'witch',
  'vortox',
  'philosopher',
])
const table = async () => {
  const found = await dayTable('philosopher sailor fool drunk witch vortox', { file })
  const flow = await fetchDay()
  const sheet = (character: string) => mount(SeatDay, { props: { seat: found.seatView(character) } })
  const doors = (character: string) =>
    sheet(character)
      .findAll('[data-act="seat-by-hand"]')
      .map((one) => one.attributes('data-with'))
  const panel = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: flow } } })
  return { ...found, flow, sheet, doors, panel }
}

it('whoever has an ability that is run by hand acts from their own sheet', async () => {
  const { flow, seat, sheet, doors, panel } = await table()
  expect([doors('witch'), doors('sailor')]).toEqual([['witch'], []])
  const witch = sheet('witch')
  await witch.get('[data-act="seat-by-hand"]').trigger('click')
  expect(witch.emitted('begun')).toHaveLength(1)
  await vi.waitFor(() => expect(panel.find('[data-hand="dies"]').exists()).toBe(true), 10_000)
  expect([flow.mode, flow.byHand.seat?.id]).toEqual(['hand', seat('witch')])
  flow.tapSeat(seat('fool'))
  await flushPromises()
  await panel.get('[data-act="hand-keep"]').trigger('click')
  expect(useStory().lines.at(-1)?.text).toContain('FOOL')
})

it('a gained ability, and the one a deceived player takes for theirs, are theirs to use', async () => {
  const { game, flow, seat, doors, panel, sheet } = await table()
  game.dispatch({ type: 'correctAbility', seat: seat('philosopher'), ability: 'artist', held: true })
  game.dispatch({ type: 'setBelief', seat: seat('drunk'), believes: 'juggler' })
  expect([doors('philosopher'), doors('drunk')]).toEqual([['artist', 'philosopher'], ['juggler']])
  await sheet('philosopher').get('[data-with="philosopher"]').trigger('click')
  await vi.waitFor(() => expect(panel.find('[data-with="artist"]').exists()).toBe(true), 10_000)
  expect(flow.byHand.ability?.id).toBe('philosopher')
  await panel.get('[data-with="artist"]').trigger('click')
  expect(flow.byHand.ability?.id).toBe('artist')
  flow.rest()
  flow.byHand.start()
  flow.tapSeat(seat('drunk'))
  expect(flow.byHand.ability?.id).toBe('juggler')
})

it('a vote that is going on is finished first, and at night the sheet leads to no day', async () => {
  const { game, doors, nominate, flow, seat } = await table()
  nominate('sailor', 'fool')
  flow.startNominating()
  expect(game.day.open).toBeDefined()
  expect(doors('witch')).toEqual([])
  game.dispatch({ type: 'withdrawNomination', nomination: 0 })
  flow.rest()
  expect(doors('witch')).toEqual(['witch'])
  game.dispatch({ type: 'correctPhase', phase: { kind: 'night', number: 2 } })
  expect(doors('witch')).toEqual([])
  expect(seat('witch')).toBeDefined()
})
