import { afterEach, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useNightFlow } from '@/app/night/nightFlow'
import type { Command } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import { useRingSeats } from '@/ui/grimoire/ringSeats'
import { closeGame, newDevice } from '../../device'

afterEach(closeGame)

it('the coin of an Apprentice names what was gained, and an evil Traveller is marked evil', async () => {
  newDevice({ now: () => 1 })
  const plans = [
    ...['sailor', 'gambler', 'courtier', 'goon', 'pukka'].map((character) => ({ player: character, character })),
    { player: 'Ada', character: 'apprentice', alignment: 'good' as const },
    { player: 'Jon', character: 'judge', alignment: 'evil' as const },
  ]
  await useLibrary().create({ commands: [...plans.map((plan): Command => ({ type: 'addSeat', plan })), { type: 'begin' }] })
  const night = useNightFlow()
  const ring = useRingSeats()
  const seat = (name: string) => ring.value.seats.find(({ figure }) => figure.player === name)
  const game = useGame()
  const step = game.nightSheet.steps.find(({ player, status }) => player === 'Ada' && status !== 'not-due')
  night.goTo(step?.id)
  night.choose('fool')
  expect(night.done()).toBe(true)

  expect(seat('Ada')?.coins).toMatchObject([{ icon: 'fool', caption: 'Fool', label: 'Fool' }])
  game.dispatch({ type: 'placeToken', on: seat('Jon')!.id as SeatId, character: 'godfather', text: 'Capo Crimini' })
  expect(seat('Jon')?.coins).toMatchObject([{ icon: 'godfather', caption: 'Ability', label: 'Capo Crimini' }])
  expect(seat('Ada')?.figure).toMatchObject({ turned: undefined, tag: undefined })
  expect(seat('Jon')?.figure).toMatchObject({ turned: 'evil', tag: 'evil' })
})
