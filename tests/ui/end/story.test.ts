import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { useStory } from '@/app/game/story'
import { entryId, stepId } from '@/core/model/ids'
import type { StoryLine } from '@/core/views/storyTypes'
import { eveningOf } from '@/ui/story/evening'
import { storyAsPage } from '@/ui/story/storyAsPage'
import { storyAsText } from '@/ui/story/storyAsText'
import StoryScreen from '@/ui/story/StoryScreen.vue'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

const told = (withHand = false) => eveningOf(useStory().chapters, withHand, useStory())
const sentences = (withHand = false) => told(withHand).flatMap(({ events }) => events.map(({ text }) => text))

describe('the story', () => {
  it('reads chapter by chapter, names who was who, and hides what was set by hand unless asked', async () => {
    const { game, flow, nominate, hands, seat } = await dayTable('sailor innkeeper gambler courtier assassin lunatic zombuul')
    game.dispatch({ type: 'correctLife', seat: seat('courtier'), life: 'dead' })
    nominate('sailor', 'assassin')
    hands('sailor', 'innkeeper', 'gambler')
    flow.count()
    flow.pending.open({ type: 'closeNominations' })
    flow.act()
    game.dispatch({ type: 'endGame', winner: 'good' })

    expect(sentences()).not.toContain('COURTIER was set to dead by hand.')
    expect(sentences(true)).toContain('COURTIER was set to dead by hand.')
    const text = storyAsText({
      title: 'A table',
      date: '5 March 2026',
      script: 'Bad Moon Rising',
      grimoire: game.grimoire,
      chapters: told(),
    })
    expect(text).toMatch(/^A table\nBad Moon Rising · played on 5 March 2026 · 7 players\n/)
    expect(text).toContain('Good won. Ended by the storyteller.')
    expect(text).toContain('ASSASSIN: Assassin, dead at the end')
    expect(text).toContain('LUNATIC: Lunatic, thought they were the Po')
    expect(text).toContain('☀ Day 1 · 7 alive at dawn\n  • SAILOR nominated ASSASSIN: 3 for it, 3 needed.\n')
    expect(text).toContain('  † ASSASSIN was executed and died.')
  })

  it('is one page that holds names as text and needs no other file', async () => {
    const { game, seat } = await dayTable('sailor innkeeper gambler courtier assassin zombuul')
    game.dispatch({ type: 'renamePlayer', seat: seat('gambler'), player: '<img src=x onerror=alert(1)>' })
    game.dispatch({ type: 'execute', seat: seat('gambler') })
    const page = storyAsPage(
      { title: '<script>', date: '', script: '', grimoire: game.grimoire, chapters: told() },
      { token: ({ player }) => `data:token${player.length}`, mark: ({ tells }) => `data:${tells}`, hand: (ghost) => `data:hand-${ghost}` },
    )
    expect(page).not.toMatch(/<script|<img src=x|https?:|<link/)
    expect(page).toContain('&#60;img src=x onerror=alert(1)&#62; was executed and died.')
  })

  it('as a page has what the screen has: the final circle with its names, the kind of each line, the hands of a vote', async () => {
    const { game, flow, nominate, hands, seat } = await dayTable('sailor innkeeper gambler courtier assassin zombuul')
    game.dispatch({ type: 'correctLife', seat: seat('courtier'), life: 'dead' })
    nominate('sailor', 'assassin')
    hands('sailor', 'courtier')
    flow.count()
    game.dispatch({ type: 'endWithoutExecution' })
    game.dispatch({ type: 'endGame', winner: 'good' })
    const page = storyAsPage(
      { title: '', date: '', script: '', grimoire: game.grimoire, chapters: told() },
      { token: ({ player }) => `data:${player}`, mark: ({ tells }) => `data:${tells}`, hand: (ghost) => `data:hand-${ghost}` },
    )
    const read = new DOMParser().parseFromString(page, 'text/html')
    const sources = (of: string) => [...read.querySelectorAll(of)].map((one) => one.getAttribute('src'))
    expect([...read.querySelectorAll('.circle.all i')].map(({ textContent }) => textContent)).toEqual(
      game.grimoire.seats.map(({ player }) => player),
    )
    expect(sources('.circle.all img')).toHaveLength(6)
    expect(sources('li > img')).toEqual(expect.arrayContaining(['data:nominated', 'data:noExecution', 'data:ended.good']))
    expect(sources('.hands img')).toEqual(['data:hand-false', 'data:hand-true'])
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
    expect(sentences()).toEqual([
      'GOSSIP said in public: “it snows” It was not true.',
      'SAILOR nominated MOONCHILD: 6 for it, 5 needed.',
      'GAMBLER nominated SAILOR, and it was withdrawn.',
      'MOONCHILD was executed and died.',
      'MOONCHILD the Moonchild chose GAMBLER in public.',
    ])
    // The timeline keeps all of it.
    expect(useStory().lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Votes for MOONCHILD: 5; 5 needed.',
        'GOSSIP said in public: “it rains” It was true.',
        'GAMBLER nominated SAILOR.',
        'GAMBLER nominated SAILOR, and it was withdrawn.',
        'Nobody was executed.',
        'Evil won. Ended by the storyteller.',
      ]),
    )
  })

  it('VIEW-14: leaves what a correction changed, and asides, to the timeline', async () => {
    await dayTable('sailor innkeeper gambler courtier assassin zombuul')
    const line = (text: string, kind: StoryLine['kind']): StoryLine => ({
      entry: entryId('1'),
      chapter: 'Night 1',
      text,
      kind,
      tells: kind,
      seats: [],
    })
    const lines = [
      line('Night 1', 'chapter'),
      line('Ana the Sailor chose Bo.', 'night'),
      line('Bo was shown what concerned them.', 'aside'),
      line('Cy is sober now.', 'changed'),
    ]
    const chapter = {
      key: 1,
      title: 'Night 1',
      phase: { kind: 'night' as const, number: 1 },
      died: [],
      diedNames: () => [],
      lines: () => lines,
      circle: () => [],
    }
    expect(eveningOf([chapter], true, useStory())[0]?.events.map(({ text }) => text)).toEqual(['Ana the Sailor chose Bo.'])
  })

  it('shows the circle as it was at each dawn, and a kill as a death', async () => {
    const { game, seat } = await dayTable('sailor innkeeper gambler courtier assassin po')
    game.dispatch({ type: 'execute', seat: seat('assassin') })
    game.dispatch({ type: 'dusk' })
    game.dispatch({ type: 'takeStep', step: stepId(`po:${seat('po')}`), targets: [seat('gambler')] })
    game.dispatch({ type: 'dawn' })
    const [, night, day] = told()
    expect(night?.events.find(({ text }) => text.startsWith('PO the Po'))).toMatchObject({
      text: 'PO the Po chose GAMBLER: GAMBLER died.',
      line: { kind: 'death', token: { character: { id: 'po' } } },
    })
    expect(day?.circle.filter(({ life }) => life === 'dead').map(({ player }) => player)).toEqual(['GAMBLER', 'ASSASSIN'])
  })

  it('in mid-game it warns of secrets, and holds none of them until it is told to', async () => {
    const { game } = await dayTable('sailor innkeeper gambler courtier assassin zombuul')
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:all(.*)*', component: { render: () => null } }] })
    const screen = mount(StoryScreen, { global: { plugins: [router] } })
    expect(screen.text()).toContain('This story holds secrets')
    expect(screen.html()).not.toMatch(/zombuul|data-act="(copy-text|picture|print|page)"/i)
    await screen.find('[data-act=show-secrets]').trigger('click')
    expect(screen.text()).toContain('ZOMBUUL')
    screen.unmount()
    game.dispatch({ type: 'endGame', winner: 'good' })
    const ended = mount(StoryScreen, { global: { plugins: [router] } })
    expect(ended.text()).toContain('Good won')
    ended.unmount()
  })
})
