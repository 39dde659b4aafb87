import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { DAY_FLOW } from '@/app/day/dayFlow'
import { fetchDay } from '@/app/day/dayNow'
import DayPanel from '@/ui/day/DayPanel.vue'
import SeatSheet from '@/ui/grimoire/seat/SeatSheet.vue'
import { clearTable, dayTable } from '../fixtures/table'

const BAG = 'sailor innkeeper gambler gossip fool moonchild tinker assassin devilsadvocate zombuul judge matron'
type Table = Awaited<ReturnType<typeof dayTable>>

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(() => {
  clearTable()
  document.body.replaceChildren()
})

/** The panel and the sheet share the game's own flow. */
const opened = async (table: Table, character: string) => {
  const flow = await fetchDay()
  const panel = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: flow } } })
  const sheet = mount(SeatSheet, { props: { seat: table.seat(character) } })
  const found = (what: string) => document.body.querySelector<HTMLElement>(`dialog ${what}`)
  const tap = async (what: string) => {
    found(what)!.click()
    await nextTick()
  }
  return { flow, panel, sheet, found, tap }
}

describe('a player’s sheet by day', () => {
  it('says that a Moonchild owes a choice, and begins it', async () => {
    const table = await dayTable(BAG)
    table.game.dispatch({ type: 'kill', seat: table.seat('moonchild'), cause: 'storyteller' })
    const { flow, sheet, found, tap } = await opened(table, 'moonchild')
    expect(found('[data-part=own-day]')?.textContent).toContain('hasn’t chosen anybody yet')
    await tap('[data-part=own-day] [data-ability=moonchild]')
    expect([flow.mode, sheet.emitted('close')?.length, sheet.emitted('act')?.length]).toEqual(['choose', 1, 1])
    flow.tapSeat(table.seat('fool'))
    flow.act()
    expect(table.game.day.choices).toMatchObject([{ seat: table.seat('moonchild'), whom: table.seat('fool') }])
  })

  it.each([
    ['gossip', 'What GOSSIP says'],
    ['judge', 'JUDGE judges'],
    ['tinker', 'TINKER acts'],
  ])('opens the same sheet as the panel for the %s', async (character, title) => {
    const table = await dayTable(BAG)
    table.nominate('sailor', 'fool')
    if (character === 'gossip') table.flow.count()
    const { tap } = await opened(table, character)
    await tap(`[data-part=own-day] [data-ability=${character}]`)
    await nextTick()
    expect([...document.body.querySelectorAll('dialog')].map((each) => each.getAttribute('aria-label')).join()).toContain(title)
  })

  it('begins a Matron’s swaps on the ring', async () => {
    const table = await dayTable(BAG)
    const { flow, tap } = await opened(table, 'matron')
    await tap('[data-part=own-day] [data-ability=matron]')
    expect(flow.mode).toBe('swap')
  })

  it('has nothing of it for others, by night, or of an earlier moment', async () => {
    const table = await dayTable(BAG)
    expect((await opened(table, 'fool')).found('[data-part=own-day]')).toBeNull()
    document.body.replaceChildren()
    const { game } = table
    const before = game.entry
    game.dispatch({ type: 'writeNote', seat: table.seat('fool'), note: 'x' })
    game.look(before)
    expect((await opened(table, 'tinker')).found('[data-part=own-day]')).toBeNull()
    document.body.replaceChildren()
    game.look(undefined)
    game.dispatch({ type: 'dusk' })
    expect((await opened(table, 'tinker')).found('[data-part=own-day]')).toBeNull()
  })
})

describe('a choice made in public', () => {
  const chosen = async () => {
    const table = await dayTable(BAG)
    table.game.dispatch({ type: 'kill', seat: table.seat('moonchild'), cause: 'storyteller' })
    table.flow.choose(table.game.day.abilities.find(({ owed }) => owed)!)
    table.flow.tapSeat(table.seat('fool'))
    table.flow.act()
    table.game.dispatch({ type: 'correctAlignment', seat: table.seat('assassin'), alignment: 'good' })
    return table
  }

  it('CORRECT-1: can be changed from the day’s row: it is decided again as it was then', async () => {
    const table = await chosen()
    const panel = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: table.flow } } })
    await panel.get('[data-part=choice]').trigger('click')
    expect([table.flow.mode, table.flow.seatState(table.seat('fool'))]).toEqual(['choose', 'chosen'])
    table.flow.tapSeat(table.seat('assassin'))
    expect(table.flow.pending.consequences.map(({ text }) => text).join()).toContain('who is evil')
    expect(table.game.day.choices).toMatchObject([{ whom: table.seat('fool') }])
    table.flow.act()
    expect(table.game.day.choices).toMatchObject([{ whom: table.seat('assassin') }])
    expect(table.seatView('assassin').alignment).toBe('good')
    table.game.undo()
    expect(table.game.day.choices).toMatchObject([{ whom: table.seat('fool') }])
  })

  it('can be changed again, refuses what it would have refused, and can be insisted on', async () => {
    const table = await chosen()
    const rechoose = (whom: string) => {
      table.flow.rechoose(table.game.day.choices[0]!)
      table.flow.tapSeat(table.seat(whom))
    }
    rechoose('sailor')
    table.flow.act()
    rechoose('moonchild')
    expect(table.flow.pending.refused?.reasons).toEqual([expect.stringContaining('only living players may be chosen')])
    table.flow.pending.refused?.insist()
    table.flow.act()
    expect(table.game.day.choices).toMatchObject([{ whom: table.seat('moonchild') }])
  })
})
