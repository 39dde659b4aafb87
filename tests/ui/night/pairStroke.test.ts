import { expect, it } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import { seatId, stepId } from '@/core/model/ids'
import { pairStroke } from '@/ui/night/pairStroke'
import { characters, fakeNight, twelve } from '../fixtures/night'

const [bo, cy, jun] = [seatId('s4'), seatId('s5'), seatId('s8')]

const night = (step?: string) => {
  const flow = createNightFlow({ game: fakeNight(twelve).game, characters: () => characters, showCards: () => undefined })
  if (step) flow.goTo(stepId(step))
  return flow
}

it('a line from one player to another chooses both, in this order; what it passes over is not chosen', () => {
  const flow = night('innkeeper:s4')
  const stroke = pairStroke(flow)
  stroke?.over(cy, undefined)
  expect(flow.pick(cy), 'a finger that only slips off').toBeUndefined()
  stroke?.over(cy, jun)
  expect([flow.pick(cy), flow.pick(jun)]).toEqual([1, undefined])
  stroke?.over(cy, bo)
  stroke?.end(cy, bo)
  expect([flow.pick(cy), flow.pick(bo), flow.pick(jun)]).toEqual([1, 2, undefined])
})

it('a line from a player who is chosen already adds the other one; one that ends nowhere adds nobody', () => {
  const flow = night('innkeeper:s4')
  flow.tapSeat(cy)
  const first = pairStroke(flow)
  first?.over(cy, undefined)
  first?.end(cy, undefined)
  expect([flow.pick(cy), flow.pick(bo)]).toEqual([1, undefined])
  const second = pairStroke(flow)
  second?.over(cy, bo)
  second?.end(cy, bo)
  expect([flow.pick(cy), flow.pick(bo)]).toEqual([1, 2])
})

it('means nothing where one player is asked for, and where nobody more may be chosen', () => {
  expect(pairStroke(night())).toBeUndefined()
  const flow = night('innkeeper:s4')
  for (const seat of [cy, bo]) flow.tapSeat(seat)
  expect(pairStroke(flow)).toBeUndefined()
})
