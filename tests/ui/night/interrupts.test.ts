import { expect, it } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import { ROOT, seatId } from '@/core/model/ids'
import { characters, fakeNight, twelve } from '../fixtures/night'

const [ana, bo, jun] = [3, 4, 8].map((n) => seatId(`s${n}`)) as [
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
]
const night = () => {
  const fake = fakeNight(twelve)
  return { ...fake, flow: createNightFlow({ game: fake.game, characters: () => characters, showCards: () => undefined }) }
}

it('while somebody has to be told, the ring shows that player and a tap chooses nobody for the step that comes after', () => {
  const { flow, log, state } = night()
  state.untold = [{ seat: jun, entry: ROOT, cards: [] }]
  expect([ana, bo, jun].map(flow.seatState)).toEqual([undefined, undefined, 'now'])
  expect(flow.tapSeat(bo)).toBe(false)
  expect(log).toEqual([])
  state.untold = []
  expect([ana, bo, jun].map(flow.seatState)).toEqual(['now', 'lit', 'lit'])
})

it('while a question about what happened is open, the ring belongs to it alone', () => {
  const { flow, log, state } = night()
  state.open = [
    {
      key: 'vote',
      code: 'ghost_vote_after_return',
      seat: jun,
      text: 'A new vote?',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  ]
  expect([ana, bo, jun].map(flow.seatState)).toEqual([undefined, undefined, undefined])
  expect(flow.tapSeat(bo)).toBe(false)
  state.open = [{ key: 'who', code: 'who', seat: jun, text: 'Who?', options: [{ value: bo, label: 'Bo' }] }]
  expect([ana, bo, jun].map(flow.seatState)).toEqual(['dim', 'lit', 'dim'])
  expect(flow.tapSeat(bo)).toBe(true)
  expect(log.at(-1)).toMatchObject({ type: 'answer', question: 'who', answer: bo })
})

it('lights nobody whose step only keeps the books', () => {
  const { flow, state } = night()
  state.steps = state.steps.map((each) =>
    each.id === 'sailor:s3'
      ? { ...each, wakes: false, mode: 'bookkeeping', ask: { targets: undefined, character: undefined, mayPass: false } }
      : each,
  )
  expect([ana, bo, jun].map(flow.seatState)).toEqual([undefined, undefined, undefined])
})
