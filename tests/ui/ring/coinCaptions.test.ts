import { afterEach, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import type { Command } from '@/core/journal/command'
import { useRingSeats } from '@/ui/grimoire/ringSeats'
import { closeGame, newDevice } from '../../device'
import { rules } from '../../town'

afterEach(closeGame)

it('a coin on the ring is captioned shortly where its words are long, and read aloud in full', async () => {
  newDevice({ now: () => 1 })
  const plans = ['sailor', 'minstrel', 'devilsadvocate', 'goon', 'pukka'].map((character) => ({ player: character, character }))
  await useLibrary().create({ commands: [...plans.map((plan): Command => ({ type: 'addSeat', plan })), { type: 'begin' }] })
  const game = useGame()
  const ring = useRingSeats()
  const on = game.grimoire.seats[0]!.id
  for (const text of ['Survives execution', 'Owes me a beer', 'constructor'])
    game.dispatch({ type: 'placeToken', on, character: 'devilsadvocate', text })
  expect(ring.value.seats[0]!.coins).toMatchObject([
    { caption: 'Shield', label: "Survives execution, Devil's Advocate" },
    { caption: 'Owes me a beer' },
    { caption: 'constructor' },
  ])
})

it('every reminder of every character has a caption as short as its place, and no caption is for nothing', () => {
  const reminders = Object.values(rules.characters).flatMap((character) => character?.tokens ?? [])
  expect(reminders.filter((words) => (rules.words[`caption.${words}`] ?? words).length > 10)).toEqual([])
  const captions = Object.keys(rules.words).flatMap((key) => (key.startsWith('caption.') ? [key.slice('caption.'.length)] : []))
  expect(captions.filter((words) => !reminders.includes(words))).toEqual([])
})
