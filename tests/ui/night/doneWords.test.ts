import { expect, it } from 'vitest'
import { createNightFlow } from '@/app/night/nightFlow'
import type { CardContent } from '@/core/model/card'
import { seatId, stepId } from '@/core/model/ids'
import { doneLabel, nextLabel } from '@/ui/night/doneWords'
import { characters, fakeNight, twelve } from '../fixtures/night'

const night = (cards: readonly CardContent[] = []) => {
  const { game, state } = fakeNight(twelve, () => ({ cards }))
  const flow = createNightFlow({ game, characters: () => characters, showCards: () => undefined })
  const says = () => doneLabel(flow, flow.step!).text
  return { flow, state, says }
}

it('says what is missing', () => {
  const { flow, says } = night()
  expect(says()).toBe('Waiting: Ana points at one player')
  flow.goTo(stepId('courtier:s5'))
  expect(says()).toBe('Waiting: Cy names a character')
})

it('promises no card that would be empty', () => {
  const [ana, noor, ivy] = [seatId('s3'), seatId('s7'), seatId('s9')]
  const told = { title: 'card.thisPlayerIs', for: noor, characters: ['lunatic'], seats: [ana] }
  const empty = { title: 'card.minions', for: ana, seats: [] }
  const shown = { title: 'card.notInPlay', for: ana, characters: ['fool'] }
  for (const [cards, words] of [
    [[empty, told], 'Done'],
    [[empty, shown, told], 'Show Ana the card'],
  ] as const) {
    const { flow, says } = night(cards)
    flow.tapSeat(ivy)
    expect([says(), nextLabel(flow)]).toEqual([words, 'then tell Noor'])
  }
})
