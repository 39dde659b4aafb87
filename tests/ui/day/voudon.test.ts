import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_FLOW } from '@/app/day/dayFlow'
import DayPanel from '@/ui/day/DayPanel.vue'
import GhostSheet from '@/ui/day/GhostSheet.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler courtier fool moonchild goon assassin devilsadvocate zombuul'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(clearTable)

const panelOf = async (bag: string) => {
  const table = await dayTable(bag, { dead: ['gambler', 'courtier'] })
  table.game.dispatch({ type: 'correctGhostVote', seat: table.seat('gambler'), ghostVote: false })
  table.nominate('sailor', 'innkeeper')
  const provide = { [DAY_FLOW as symbol]: table.flow }
  return {
    ...table,
    panel: mount(DayPanel, { global: { provide } }),
    ghosts: () => {
      mount(GhostSheet, { global: { provide } })
      return document.body.textContent ?? ''
    },
  }
}

describe('while the town talks', () => {
  it('VOUDON-1: it is said who votes, before anybody is nominated', async () => {
    for (const [bag, said] of [
      [`${TEN} voudon`, true],
      [TEN, false],
    ] as const) {
      const { flow } = await dayTable(bag)
      const text = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: flow } } }).text()
      expect(text.includes('only the Voudon and the dead vote')).toBe(said)
      clearTable()
    }
  })
})

describe('a dead player’s hand', () => {
  it('VOUDON-1: is not said to spend a ghost vote where none is spent', async () => {
    const { flow, panel, game, seat, ghosts } = await panelOf(`${TEN} voudon`)
    expect(flow.votes.ask).toBe(seat('gambler'))
    expect(panel.text()).not.toMatch(/spends (the|their) ghost vote/)
    expect(panel.text()).toContain('spends no ghost vote')
    flow.votes.raise(seat('gambler'))
    flow.votes.raise(seat('courtier'))
    expect(game.grimoire.seats.filter(({ ghostVote }) => ghostVote === 'unspent').map(({ id }) => id)).toEqual([seat('courtier')])
    expect(ghosts()).toContain('spends no ghost vote')
  })

  it('is said to where it does', async () => {
    const { panel, ghosts } = await panelOf(TEN)
    expect(panel.text()).toMatch(/spends (the|their) ghost vote/)
    expect(ghosts()).not.toContain('spends no ghost vote')
  })
})
