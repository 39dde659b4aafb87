import { afterEach, describe, expect, it } from 'vitest'
import { useStory } from '@/app/game/story'
import { entryId } from '@/core/model/ids'
import type { StoryLine } from '@/core/views/storyTypes'
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
    game.dispatch({ type: 'endGame', winner: 'good' })

    const plain = chaptersOf(useStory().lines, false)
    const whole = chaptersOf(useStory().lines, true)
    expect(plain.flatMap(({ lines }) => lines).every(({ kind }) => kind !== 'hand')).toBe(true)
    expect(whole.flatMap(({ lines }) => lines).some(({ kind }) => kind === 'hand')).toBe(true)
    const text = storyAsText({ title: 'A table', date: '5 March 2026', script: 'Bad Moon Rising' }, game.grimoire, plain)
    expect(text).toMatch(/^A table\n/)
    expect(text).toContain('Good won. Ended by the storyteller.')
    expect(text).toContain('ASSASSIN: Assassin, dead at the end')
    expect(text).toContain('LUNATIC: Lunatic, thought they were the Po')
    expect(text).toMatch(/Day 1\n.*SAILOR/)
  })

  it('VIEW-14: tells what happened in the end, each thing once', async () => {
    const { game, seat } = await dayTable('sailor innkeeper gambler courtier moonchild gossip exorcist judge zombuul')
    const count = (votes: readonly string[]) => game.dispatch({ type: 'vote', nomination: 0, votes: votes.map(seat), counted: true })
    game.dispatch({ type: 'useAbility', seat: seat('gossip'), ability: 'gossip', text: 'it rains', truth: true })
    game.dispatch({ type: 'nominate', by: seat('sailor'), nominee: seat('moonchild') })
    count(['sailor', 'gambler', 'courtier', 'innkeeper', 'zombuul'])
    game.dispatch({ type: 'useAbility', seat: seat('gossip'), ability: 'gossip', text: 'it snows', truth: false })
    count(['sailor', 'gambler', 'courtier', 'innkeeper', 'zombuul', 'gossip'])
    game.dispatch({ type: 'nominate', by: seat('gambler'), nominee: seat('sailor') })
    game.dispatch({ type: 'withdrawNomination', nomination: 1 })
    game.dispatch({ type: 'endWithoutExecution' })
    game.dispatch({ type: 'reopenDay' })
    game.dispatch({ type: 'execute', seat: seat('moonchild') })
    game.dispatch({ type: 'useAbility', seat: seat('moonchild'), ability: 'moonchild', targets: [seat('gambler')] })
    game.dispatch({ type: 'endGame', winner: 'evil' })
    game.dispatch({ type: 'reopenGame' })
    const told = chaptersOf(useStory().lines, false).flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(told).toEqual([
      'GOSSIP said in public: “it snows”',
      'SAILOR nominated MOONCHILD.',
      'Votes for MOONCHILD: 6; 5 needed.',
      'MOONCHILD was executed and died.',
      'MOONCHILD the Moonchild chose GAMBLER in public.',
    ])
    // The timeline keeps all of it.
    expect(useStory().lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Votes for MOONCHILD: 5; 5 needed.',
        'GOSSIP said in public: “it rains”',
        'SAILOR’s nomination was withdrawn.',
        'Nobody was executed.',
        'Evil won. Ended by the storyteller.',
      ]),
    )
  })

  it('VIEW-14: leaves what a correction changed to the timeline', () => {
    const line = (text: string, kind: StoryLine['kind']): StoryLine => ({ entry: entryId('1'), chapter: 'Night 1', text, kind, seats: [] })
    const lines = [line('Night 1', 'chapter'), line('Ana the Sailor chose Bo.', 'night'), line('Cy is sober now.', 'changed')]
    expect(chaptersOf(lines, true)).toEqual([{ title: 'Night 1', lines: [lines[1]] }])
  })
})
