import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_FLOW } from '@/app/day/dayFlow'
import { useStory } from '@/app/game/story'
import DayPanel from '@/ui/day/DayPanel.vue'
import { clearTable, dayTable } from '../fixtures/table'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(clearTable)

const file = JSON.stringify([{ id: '_meta', name: 'Mixed' }, 'juggler', 'artist', 'sailor', 'fool', 'witch', 'vortox', 'philosopher'])

const table = async (acting = 'witch') => {
  const found = await dayTable('juggler artist sailor fool witch vortox', { file })
  const panel = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: found.flow } } })
  await panel.get('[data-act="by-hand"]').trigger('click')
  const lit = ['witch', 'sailor'].map((id) => found.flow.seatState(found.seat(id)))
  await vi.waitFor(() => expect(panel.text()).toContain('Whose ability?'), 10_000)
  found.flow.tapSeat(found.seat(acting))
  await flushPromises()
  const press = async (name: string) => {
    await panel.get(name).trigger('click')
    await flushPromises()
  }
  const choose = async (...whom: readonly string[]) => {
    for (const each of whom) found.flow.tapSeat(found.seat(each))
    await flushPromises()
  }
  const story = () => useStory().lines.map(({ text }) => text)
  return { ...found, panel, lit, press, choose, story }
}

describe('an ability that is run by hand, by day', () => {
  it('asks whose it is, says what it does, and keeps whom it chose and which character it named', async () => {
    const { flow, game, panel, lit, press, choose, story } = await table('juggler')
    expect(lit).toEqual(['lit', 'dim'])
    expect(panel.text()).toContain('JUGGLER')
    await choose('witch', 'artist')
    flow.byHand.name('vortox')
    await flushPromises()
    const before = game.entry
    await press('[data-act="hand-keep"]')
    expect(flow.mode).toBe('idle')
    expect(game.entry).not.toBe(before)
    expect(story().at(-1)).toContain('WITCH')
    expect(story().at(-1)).toContain('Vortox')
  })

  it('kills through protections, asked first, and what it says aloud is said', async () => {
    const { flow, seatView, press, choose } = await table()
    await choose('sailor')
    await press('[data-hand="dies"]')
    expect(seatView('sailor').life).toBe('alive')
    await press('[data-act="hand-anyway"]')
    expect(seatView('sailor').life).toBe('dead')
    expect(flow.said).toContain('SAILOR')
    // What became of the choice is told: it is not kept once more.
    expect(flow.byHand.open).toBe(false)
    await press('[data-act="hand-done"]')
    expect(flow.mode).toBe('idle')
  })

  it.each([
    ['[data-hand="good"]', 'vortox', 'turned good'],
    ['[data-hand="evil"]', 'artist', 'turned evil'],
    ['[data-token="Cursed"]', 'artist', 'Cursed'],
  ])('does what the button says: %s', async (button, whom, line) => {
    const { press, choose, story } = await table()
    await choose(whom)
    await press(button)
    expect(story().join(' ')).toContain(line)
  })

  it('tells a number, yes or no, or words, and notes; without anybody chosen it says what is missing', async () => {
    const { panel, press, story } = await table('artist')
    await press('[data-hand="dies"]')
    expect(panel.get('[role="alert"]').text()).toBe('Tap the player on the ring first.')
    await press('[data-hand="tell"]')
    await press('[data-tell="yes"]')
    expect(story().at(-1)).toContain('Yes')
    await press('[data-hand="tell"]')
    await press('[data-tell="3"]')
    expect(story().at(-1)).toContain('3')
    await press('[data-hand="note"]')
    await panel.get('#hand-words').setValue('a clue')
    await panel.get('form').trigger('submit')
    expect(story().at(-1)).toContain('a clue')
  })

  it('lets a card be composed for its player', async () => {
    const { panel, press, seat } = await table('artist')
    await press('[data-hand="card"]')
    expect(panel.emitted('card')).toEqual([[seat('artist')]])
  })

  it('is left without a trace', async () => {
    const { flow, game, press, choose } = await table()
    const before = game.entry
    await choose('artist')
    await press('[data-act="not-now"]')
    expect([flow.mode, game.entry]).toEqual(['idle', before])
  })
})
