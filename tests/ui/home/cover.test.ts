import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCover } from '@/app/cards/cover'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import CoverScreen from '@/ui/grimoire/CoverScreen.vue'
import { freshDevice } from './device'

beforeEach(freshDevice)
afterEach(() => vi.useRealTimers())

describe('the cover', () => {
  it('says nothing of the game that lies under it', async () => {
    await useLibrary().demo()
    useCover().cover()
    const page = mount(CoverScreen, { attachTo: document.body })
    const { seats } = useGame().grimoire
    expect(page.html()).not.toMatch(new RegExp(seats.flatMap(({ player, character }) => [`\\b${player}\\b`, character!.name]).join('|')))
    expect(page.text()).not.toMatch(/\d|night|day|alive/i)
    page.unmount()
    useGame().close()
  })

  it('is lifted by holding the eye, and by nothing shorter', async () => {
    vi.useFakeTimers()
    const cover = useCover()
    cover.cover()
    const page = mount(CoverScreen, { attachTo: document.body })
    const eye = page.get('button')
    expect(document.activeElement).toBe(eye.element)
    await eye.trigger('pointerdown')
    vi.advanceTimersByTime(700)
    await eye.trigger('pointerup')
    vi.advanceTimersByTime(500)
    expect(cover.covered).toBe(true)
    await eye.trigger('keydown', { key: 'Enter', repeat: true })
    vi.advanceTimersByTime(2000)
    expect(cover.covered).toBe(true)
    await eye.trigger('pointerdown')
    vi.advanceTimersByTime(800)
    expect(cover.covered).toBe(false)
    page.unmount()
    // A hold waits for the next press; the next test shares this window.
    dispatchEvent(new Event('pointerdown'))
  })
})
