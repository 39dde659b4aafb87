import 'fake-indexeddb/auto'
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, expect, it } from 'vitest'
import { setDevice } from '@/app/device/device'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { seatId } from '@/core/model/ids'
import type { StepView } from '@/core/views/nightTypes'
import CardLines from '@/ui/night/CardLines.vue'

afterEach(() => useGame().close())

const three = async () => {
  setActivePinia(createPinia())
  setDevice({ claim: async () => ({ standing: () => 'writer', takeOver: async () => undefined, release: () => undefined }) })
  await useLibrary().create({ commands: ['Ana', 'Bo', 'Cy'].map((player) => ({ type: 'addSeat', plan: { player } }) as const) })
  return ['s1', 's2', 's3'].map(seatId) as [ReturnType<typeof seatId>, ReturnType<typeof seatId>, ReturnType<typeof seatId>]
}

it('says in one line whom and what a card will show, and nothing of an empty one', async () => {
  const [ana, bo, cy] = await three()
  const lines = mount(CardLines, {
    props: {
      cards: [
        { title: 'card.demon', for: cy, seats: [ana, bo] },
        { title: 'card.thisPlayerIs', for: cy, seats: [ana], characters: ['lunatic'] },
        { title: 'card.notInPlay', for: cy, characters: [] },
        { title: 'card.youAre', for: cy, alignment: 'evil' },
      ],
    },
  })
  expect(lines.findAll('li').map((line) => line.text())).toEqual(['This is the Demon: Ana and Bo', 'Ana is the Lunatic', 'You are: evil'])
})

it('names whom a card is for if it is not for whoever is awake', async () => {
  const [ana, bo, cy] = await three()
  const lines = mount(CardLines, {
    props: {
      step: { seat: ana, wakes: true } as StepView,
      cards: [
        { title: 'card.minions', for: ana, seats: [bo] },
        { title: 'card.thisPlayerIs', for: cy, seats: [ana], characters: ['lunatic'] },
      ],
    },
  })
  expect(lines.findAll('li').map((line) => line.text())).toEqual(['This is your Minion: Bo', 'For Cy · Ana is the Lunatic'])
})
