import { stepId } from '@/core/model/ids'
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { device, setDevice } from '@/app/device/device'
import { keepScreenOn } from '@/app/start/keepScreenOn'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import GameBar from '@/ui/grimoire/GameBar.vue'
import { freshDevice, settle } from './home/device'

const commands: readonly Command[] = [
  ...['sailor', 'goon', 'pukka', 'fool', 'courtier'].map((character): Command => ({
    type: 'addSeat',
    plan: { player: character, character },
  })),
  { type: 'begin' },
]

beforeEach(() => freshDevice())
afterEach(() => {
  useGame().close()
  forgetSessions()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

describe('what the bar says about saving', () => {
  it('nothing while it is quick, a word when it takes long, and a warning when it does not come to an end', async () => {
    let stuck = false
    const { claim, saves } = device()
    setDevice({
      claim,
      saves: { ...saves, write: (id, change) => (stuck ? new Promise<never>(() => undefined) : saves.write(id, change)) },
    })
    await useLibrary().create({ commands })
    const game = useGame()
    await settle(() => game.saving === 'saved')
    const bar = mount(GameBar, { props: { timeline: false } })
    const word = () => (bar.find('.saving').exists() ? bar.find('.saving').text() : '')
    expect([bar.attributes('data-saving'), word()]).toEqual(['saved', ''])
    stuck = true
    vi.useFakeTimers()
    game.dispatch({ type: 'skipStep', step: game.nightSheet.now ?? stepId('') })
    await nextTick()
    expect([bar.attributes('data-saving'), word()]).toEqual(['saving', ''])
    await vi.advanceTimersByTimeAsync(700)
    expect([bar.attributes('data-saving'), word()]).toEqual(['saving', 'Saving…'])
    await vi.advanceTimersByTimeAsync(3_000)
    expect([bar.attributes('data-saving'), word()]).toEqual(['unsaved', 'Not saved yet'])
    bar.unmount()
  })
})

describe('the screen that stays on', () => {
  it('is asked for when a game runs, and again at dawn if it was refused, but not at every tap', async () => {
    const request = vi.fn().mockRejectedValue(new Error('the battery is low'))
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    await useLibrary().create({ commands })
    const game = useGame()
    keepScreenOn()
    await nextTick()
    expect(request).toHaveBeenCalledTimes(1)
    for (const { id } of game.nightSheet.steps.slice(0, 3)) game.dispatch({ type: 'skipStep', step: id })
    await nextTick()
    expect(request).toHaveBeenCalledTimes(1)
    game.dispatch({ type: 'dawn' })
    await nextTick()
    expect(game.grimoire.phase.kind).toBe('day')
    expect(request).toHaveBeenCalledTimes(2)
  })
})
