import { describe, expect, it } from 'vitest'
import { createNightFlow } from '@/app/nightFlow'
import type { GameStore } from '@/app/types'
import { seatId } from '@/core/model/ids'
import { reactive } from 'vue'
import { characters, fakeNight, twelve } from '../fixtures/night'

const [bo, cy] = [seatId('s4'), seatId('s5')]

/** A night whose deciding half arrives when the test says so. */
const night = () => {
  const fake = fakeNight(twelve)
  const state = reactive({ awaiting: true })
  const waiting: (() => void)[] = []
  const game = Object.create(fake.game, {
    awaiting: { get: () => state.awaiting },
    whenReady: { value: (work: () => void) => void waiting.push(work) },
  }) as GameStore
  const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
  const arrive = () => {
    state.awaiting = false
    waiting.splice(0).forEach((work) => work())
  }
  const kinds = () => fake.log.map(({ type }) => type)
  return { flow, arrive, kinds, log: fake.log }
}

describe('before what decides has arrived', () => {
  it('a seat is chosen at once, and nothing is foretold', () => {
    const { flow, kinds } = night()
    flow.tapSeat(bo)
    expect([flow.seatState(bo), flow.pick(bo)]).toEqual(['chosen', 1])
    expect(kinds()).toEqual(['point'])
    expect([flow.plan, flow.consequences, flow.questions]).toEqual([undefined, [], []])
  })

  it('Done waits, says so, and settles one step however often it was pressed', () => {
    const { flow, arrive, kinds } = night()
    flow.tapSeat(bo)
    flow.done()
    flow.done()
    expect([flow.waits, kinds()]).toEqual([true, ['point']])
    arrive()
    expect([flow.waits, kinds()]).toEqual([false, ['point', 'takeStep']])
  })

  it('a choice that is changed after Done is not settled unseen', () => {
    const { flow, arrive, kinds } = night()
    flow.tapSeat(bo)
    flow.done()
    flow.tapSeat(cy)
    expect(flow.waits).toBe(false)
    arrive()
    expect([kinds(), flow.pick(cy)]).toEqual([['point', 'point'], 1])
  })

  it('the last word counts: Done, then Skip', () => {
    const { flow, arrive, kinds } = night()
    flow.tapSeat(bo)
    flow.done()
    flow.skipStep()
    arrive()
    expect(kinds()).toEqual(['point', 'skipStep'])
  })
})
