import { afterEach, describe, expect, it } from 'vitest'
import { chaptersOf, storyAsText } from '@/ui/story/storyLines'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

describe('the story', () => {
  it('reads chapter by chapter, names who was who, and hides what was set by hand unless asked', async () => {
    const { game, flow, nominate, hands, seat } = await dayTable('sailor innkeeper gambler courtier assassin lunatic zombuul')
    game.dispatch({ type: 'correctLife', seat: seat('courtier'), life: 'dead' })
    nominate('sailor', 'assassin')
    hands('sailor', 'innkeeper', 'gambler')
    flow.count()
    flow.deed.open({ type: 'closeNominations' })
    flow.act()
    game.dispatch({ type: 'endGame', winner: 'good', because: 'No Demon is alive.' })

    const plain = chaptersOf(game.story, false)
    const whole = chaptersOf(game.story, true)
    expect(plain.flatMap(({ lines }) => lines).every(({ kind }) => kind !== 'hand')).toBe(true)
    expect(whole.flatMap(({ lines }) => lines).some(({ kind }) => kind === 'hand')).toBe(true)
    const text = storyAsText({ title: 'A table', date: '5 March 2026' }, game.grimoire, plain)
    expect(text).toMatch(/^A table\n/)
    expect(text).toContain('Good won. No Demon is alive.')
    expect(text).toContain('ASSASSIN: Assassin, dead at the end')
    expect(text).toContain('LUNATIC: Lunatic, believed to be the Po')
    expect(text).toMatch(/Day 1\n.*SAILOR/)
  })
})
