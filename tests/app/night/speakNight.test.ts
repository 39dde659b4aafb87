import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { watchForNotices } from '@/app/start/appNotices'
import { useCover } from '@/app/cards/cover'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useNotices } from '@/app/device/notices'
import type { Command } from '@/core/journal/command'
import { closeGame, newDevice } from '../../device'

const cast = ['sailor', 'courtier', 'innkeeper', 'goon', 'godfather', 'pukka', 'fool']

beforeEach(() => newDevice({ now: () => 1 }))
afterEach(() => {
  vi.useRealTimers()
  closeGame()
})

it('the night says whom to wake after Done, after Undo and when the cover is lifted, and leaves nothing in the page', async () => {
  const commands: Command[] = [
    ...cast.map((character, at): Command => ({ type: 'addSeat', plan: { player: `Player ${at + 1}`, character } })),
    { type: 'begin' },
    { type: 'dawn' },
    { type: 'dusk' },
  ]
  await useLibrary().create({ commands })
  const game = useGame(),
    notices = useNotices()
  watchForNotices()
  vi.useFakeTimers()
  const skip = () => game.dispatch({ type: 'skipStep', step: game.nightSheet.now! })

  skip()
  await nextTick()
  expect(notices.spoken).toMatch(/^Wake Player 1, Sailor\. /)
  skip()
  await nextTick()
  expect(notices.spoken).toMatch(/^Wake Player 3, Innkeeper\. /)
  game.undo()
  await nextTick()
  expect(notices.spoken).toMatch(/^Wake Player 1, Sailor\. /)

  vi.advanceTimersByTime(5_000)
  expect(notices.spoken).toBe('')
  useCover().cover()
  await nextTick()
  expect(notices.spoken).toBe('')
  useCover().lift()
  await nextTick()
  expect(notices.spoken).toMatch(/^Wake Player 1, Sailor\. /)
})
