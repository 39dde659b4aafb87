import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_FLOW } from '@/app/day/dayFlow'
import DayPanel from '@/ui/day/DayPanel.vue'
import { useTown } from '@/app/game/town'
import { clearTable, dayTable } from '../fixtures/table'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(clearTable)

const EIGHT = 'slayer recluse monk virgin butler spy chef imp'
const brewing = async (bag = EIGHT) => {
  const table = await dayTable(bag, { script: 'trouble-brewing' })
  return { ...table, panel: mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: table.flow } } }) }
}

describe('an ability that anybody may claim', () => {
  const claimed = async (by: string, whom: string) => {
    const table = await brewing()
    await table.panel.get('[data-act="claim"]').trigger('click')
    expect(table.panel.text()).toContain('Who claims to be the Slayer?')
    table.flow.tapSeat(table.seat(by))
    table.flow.tapSeat(table.seat(whom))
    return table
  }

  it('is settled by the last tap; who lacks it does nothing, and the town hears the same as from a shot that missed', async () => {
    for (const [by, whom] of [
      ['monk', 'imp'],
      ['slayer', 'monk'],
    ] as const) {
      const { flow, seatView, panel } = await claimed(by, whom)
      await flushPromises()
      expect(panel.get('[data-part="claimed"]').text()).toBe(`${by.toUpperCase()} chose ${whom.toUpperCase()}Slayer`)
      expect([flow.pending.command, flow.mode, flow.said]).toEqual([undefined, 'idle', 'Nothing happens.'])
      expect(seatView(whom).life).toBe('alive')
      clearTable()
    }
  })

  it('kills the Demon in the hands of the one who has it, and one undo takes it back', async () => {
    const { flow, game, seatView } = await claimed('slayer', 'imp')
    expect([flow.said, seatView('imp').life, game.grimoire.ending?.winner]).toEqual(['IMP dies.', 'dead', 'good'])
    game.undo()
    expect([flow.said, seatView('imp').life]).toEqual([undefined, 'alive'])
  })

  it('asks first what the storyteller must say: whether a Recluse passes for the Demon', async () => {
    const { flow, seatView } = await claimed('slayer', 'recluse')
    expect(flow.pending.questions.map(({ code }) => code)).toEqual(['registers'])
    expect(seatView('recluse').life).toBe('alive')
    flow.pending.answer(flow.pending.questions[0]!.key, true)
    flow.act()
    expect([flow.said, seatView('recluse').life]).toEqual(['RECLUSE dies.', 'dead'])
  })
})

describe('a vote', () => {
  it('counts what the hands weigh, and says how many they are', async () => {
    const { flow, game, seat, panel } = await brewing(`${EIGHT} bureaucrat`)
    game.dispatch({ type: 'correctPhase', phase: { kind: 'night', number: 2 } })
    game.dispatch({ type: 'takeStep', step: game.nightSheet.steps.find(({ row }) => row === 'bureaucrat')!.id, targets: [seat('chef')] })
    game.dispatch({ type: 'correctPhase', phase: { kind: 'day', number: 2 } })
    flow.startNominating()
    for (const who of ['monk', 'imp', 'chef', 'monk']) flow.tapSeat(seat(who))
    await panel.vm.$nextTick()
    expect(panel.get('[data-part="hands"]').text()).toBe('4')
    expect(panel.get('[data-part="weighed"]').text()).toContain('2 hands')
    flow.count()
    expect(game.day.nominations[0]?.count).toBe(4)
  })

  it('of a Butler without the master counts, and only the storyteller is told', async () => {
    const { flow, game, seat, panel } = await brewing()
    game.dispatch({ type: 'correctPhase', phase: { kind: 'night', number: 2 } })
    game.dispatch({ type: 'takeStep', step: game.nightSheet.steps.find(({ row }) => row === 'butler')!.id, targets: [seat('chef')] })
    game.dispatch({ type: 'correctPhase', phase: { kind: 'day', number: 2 } })
    flow.startNominating()
    for (const who of ['monk', 'imp', 'butler']) flow.tapSeat(seat(who))
    flow.count()
    await panel.vm.$nextTick()
    expect(game.day.nominations[0]?.count).toBe(1)
    expect(flow.warned.join()).toContain('BUTLER')
    expect(panel.text()).toContain('voted without the master')
    expect(JSON.stringify(useTown().view)).not.toContain('master')
  })
})

describe('a nomination', () => {
  it('of the Virgin asks first whether a Spy passes for a Townsfolk, and then executes the nominator', async () => {
    const { flow, game, nominate, seatView } = await brewing()
    nominate('spy', 'virgin')
    expect([flow.pending.questions.map(({ code }) => code), game.day.nominations]).toEqual([['registers'], []])
    flow.pending.answer(flow.pending.questions[0]!.key, true)
    flow.act()
    expect([seatView('spy').life, flow.said, game.day.closed, flow.mode]).toEqual(['dead', 'SPY is executed and dies.', true, 'idle'])
    expect([game.day.forgotten, useTown().view.nominations.map(({ counted }) => counted)]).toEqual([[], [true]])
  })
})
