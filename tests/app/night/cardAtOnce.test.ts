import { afterEach, beforeEach, expect, it } from 'vitest'
import { useCards } from '@/app/cards/cards'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useNightFlow } from '@/app/night/nightFlow'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import { newDevice } from '../../device'

const cast = ['sailor', 'professor', 'gambler', 'fool', 'gossip', 'godfather', 'pukka']

beforeEach(() => {
  newDevice({ now: () => 1 })
})
afterEach(() => {
  useGame().close()
  forgetSessions()
})

it('the card of a step is up in the moment the step is settled: a second tap finds no next step under it', async () => {
  const seats = cast.map((character): Command => ({ type: 'addSeat', plan: { player: `Player ${character}`, character } }))
  const bluffs: Command = { type: 'setBluffs', for: 'demon', characters: ['minstrel', 'exorcist', 'goon'] }
  await useLibrary().create({ commands: [...seats, bluffs, { type: 'begin' }] })
  const flow = useNightFlow()
  flow.goTo(useGame().nightSheet.steps.find(({ row }) => row === 'demon-info')?.id)
  expect(useCards().open).toBe(false)
  expect(flow.done()).toBe(true)
  expect(useCards().now?.names).toEqual(['Player godfather'])
})
