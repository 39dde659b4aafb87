import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { DAY_FLOW } from '@/app/day/dayFlow'
import { useCorrecting } from '@/app/game/correcting'
import { useStory } from '@/app/game/story'
import DayPanel from '@/ui/day/DayPanel.vue'
import DawnScreen from '@/ui/night/DawnScreen.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler courtier fool moonchild goon assassin devilsadvocate zombuul'
type Table = Awaited<ReturnType<typeof dayTable>>

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(clearTable)

const panelOf = ({ flow }: Table) => {
  const panel = mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: flow } } })
  const tap = async (what: string) => {
    await panel.get(what).trigger('click')
    await nextTick()
  }
  return { panel, tap, text: () => panel.text() }
}

const executed = (table: Table, nominee: string) => {
  table.nominate('sailor', nominee)
  table.hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool', 'goon')
  table.flow.count()
  table.flow.run({ type: 'closeNominations' })
}

describe('the Moonchild’s choice', () => {
  it('is one tap away after the execution, day closed or not, and is listed afterwards', async () => {
    const table = await dayTable(TEN)
    executed(table, 'moonchild')
    const { tap, text, panel } = panelOf(table)
    expect(text().match(/hasn’t chosen anybody yet/g)).toHaveLength(1)
    await tap('[data-act=owed-choice]')
    expect(table.flow.mode).toBe('choose')
    table.flow.tapSeat(table.seat('fool'))
    table.flow.act()
    await nextTick()
    expect(panel.find('[data-act=owed-choice]').exists()).toBe(false)
    expect(panel.get('[data-part=choice]').text()).toContain('MOONCHILD chose FOOL')
  })

  it('is announced at dawn after a death by night, and waits first thing by day', async () => {
    const table = await dayTable(TEN)
    table.game.dispatch({ type: 'dusk' })
    table.game.dispatch({ type: 'kill', seat: table.seat('moonchild'), cause: 'demon' })
    const dawn = mount(DawnScreen)
    expect(dawn.get('[data-dawn=owes]').text()).toContain('MOONCHILD must choose somebody')
    expect(dawn.get('[data-act=begin-day]').text()).toContain('then MOONCHILD chooses')
    table.game.dispatch({ type: 'dawn' })
    expect(panelOf(table).panel.find('[data-act=owed-choice]').exists()).toBe(true)
  })
})

describe('after the execution', () => {
  it('a reopened day has nobody on the block and ends without a second question about it', async () => {
    const table = await dayTable(TEN)
    executed(table, 'assassin')
    table.flow.run({ type: 'reopenDay' })
    const { tap, text, panel } = panelOf(table)
    expect(text()).not.toContain('is on the block')
    expect(panel.get('[data-act=end-day]').text()).toBe('End the day')
    await tap('[data-act=end-day]')
    expect([table.game.grimoire.phase.kind, table.flow.pending.command]).toEqual(['night', undefined])
  })

  it('a vote that is put right leaves the execution standing and says so', async () => {
    const table = await dayTable(TEN)
    executed(table, 'assassin')
    const { text } = panelOf(table)
    expect(text()).not.toContain('The execution stands')
    table.flow.votes.edit(0)
    table.hands('sailor', 'innkeeper')
    table.flow.count()
    await nextTick()
    expect(text()).toContain('The execution stands')
    expect(text()).not.toContain('is not on the block')
  })

  it('a Judge’s pass is told as such', async () => {
    const table = await dayTable(`${TEN} judge`)
    table.nominate('sailor', 'assassin')
    table.flow.run({ type: 'useAbility', seat: table.seat('judge'), ability: 'judge', verdict: 'pass' })
    expect(panelOf(table).text()).toContain('ASSASSIN is executed, whatever the count')
    expect(panelOf(table).text()).toContain('6 votes to execute · passed by the Judge')
  })
})

describe('CORRECT-13: today’s list offers the correction of', () => {
  const pencil = (panel: ReturnType<typeof panelOf>['panel'], words: string) =>
    panel
      .findAll('.row')
      .find((row) => row.text().includes(words))!
      .find('[data-act="correct-this"]')

  it('a death that was nobody’s execution', async () => {
    const table = await dayTable(`${TEN} tinker`)
    table.game.dispatch({ type: 'useAbility', seat: table.seat('tinker'), ability: 'tinker' })
    const { panel } = panelOf(table)
    await pencil(panel, 'TINKER was killed').trigger('click')
    expect(table.game.facts.journal.entries.get(useCorrecting().at!.entry)?.command).toMatchObject({ type: 'useAbility' })
  })

  it('an execution that the Judge called for', async () => {
    const table = await dayTable(`${TEN} judge`)
    table.nominate('sailor', 'gambler')
    table.game.dispatch({ type: 'useAbility', seat: table.seat('judge'), ability: 'judge', verdict: 'pass' })
    const { panel } = panelOf(table)
    await pencil(panel, 'GAMBLER was executed').trigger('click')
    expect(table.game.facts.journal.entries.get(useCorrecting().at!.entry)?.command).toMatchObject({ verdict: 'pass' })
  })
})

describe('what may happen by day', () => {
  it('keeps the Tinker’s death and an exile in reach while hands go up and after the day has closed', async () => {
    const table = await dayTable(`${TEN} tinker matron`)
    const { panel } = panelOf(table)
    const reach = () => ['[data-ability=tinker]', '[data-act=exile]'].map((what) => panel.findAll(what).length)
    expect(reach()).toEqual([1, 1])
    table.nominate('sailor', 'goon')
    await nextTick()
    expect([table.flow.mode, ...reach()]).toEqual(['vote', 1, 1])
    table.flow.count()
    table.flow.run({ type: 'closeNominations' })
    await nextTick()
    expect([table.game.day.closed, ...reach()]).toEqual([true, 1, 1])
  })

  it('says that the storyteller nominates while a Bishop is there', async () => {
    const { text } = panelOf(await dayTable(`${TEN} bishop`))
    expect(text()).not.toContain('Nobody may nominate')
    expect(text()).toContain('only you nominate')
  })
})

describe('the second of two quick taps', () => {
  it('finds neither Count nor Withdraw where the last voter was asked', async () => {
    const table = await dayTable(TEN)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { panel, tap } = panelOf(table)
    table.nominate('sailor', 'goon')
    const taken = () => panel.get<HTMLElement>('[data-act=withdraw]').element.parentElement?.style.pointerEvents
    await nextTick()
    expect(taken()).toBe('none')
    vi.advanceTimersByTime(300)
    for (let voter = 1; voter < 10; voter++) await tap('[data-act=no-hand]')
    expect(taken()).toBe('')
    await tap('[data-act=no-hand]')
    expect([table.flow.votes.ask, taken()]).toEqual([undefined, 'none'])
    vi.advanceTimersByTime(300)
    expect(taken()).toBe('')
    vi.useRealTimers()
  })
})

describe('a nomination with enough hands that is not on the block', () => {
  it('says what it would have taken', async () => {
    const table = await dayTable(TEN)
    table.nominate('sailor', 'goon')
    table.hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool', 'moonchild', 'goon')
    table.flow.count()
    table.nominate('innkeeper', 'assassin')
    table.hands('sailor', 'innkeeper', 'gambler', 'courtier', 'fool', 'moonchild')
    table.flow.count()
    const { panel } = panelOf(table)
    const row = (character: string) => panel.get(`[data-nominee=${table.seat(character)}]`).text()
    expect(row('goon')).toContain('5 votes to execute')
    expect(row('assassin')).toContain('it would have taken 8 votes')
    expect(row('assassin')).not.toContain('5 votes to execute')
  })
})

describe('what was taken back or shown by hand', () => {
  it('leaves a trace in today’s list and in the story', async () => {
    const table = await dayTable(TEN)
    table.nominate('sailor', 'goon')
    table.flow.votes.withdraw()
    table.game.dispatch({ type: 'showCard', seat: table.seat('fool'), text: 'You are' })
    const { panel } = panelOf(table)
    expect(panel.get('[data-part=withdrawn]').text()).toBe('GOON’s nomination was withdrawnby SAILOR')
    expect(panel.get('[data-part=shown]').text()).toBe('FOOL was shown a card')
    table.game.dispatch({ type: 'showCard', text: 'Hush' })
    table.game.dispatch({ type: 'dusk' })
    table.game.dispatch({ type: 'addStep', seat: table.seat('goon'), text: 'One more time' })
    const told = useStory()
      .chapters.flatMap(({ lines }) => lines())
      .map(({ text }) => text)
      .join('\n')
    expect(told).toMatch(/GOON.* withdrawn/)
    expect(told).toContain('FOOL was shown a card')
    expect(told).toContain('A card was shown: “Hush”')
    expect(told).toContain('GOON was woken once more: One more time')
  })
})

describe('a Gossip of whom nothing was noted', () => {
  const GOSSIP = TEN.replace('courtier', 'gossip')
  it('is asked about before dusk, and one tap notes the statement', async () => {
    const table = await dayTable(GOSSIP)
    table.flow.run({ type: 'closeNominations' })
    const { panel, tap, text } = panelOf(table)
    expect(panel.get('[data-part=silent]').text()).toContain('Did GOSSIP make a statement today?')
    await tap('[data-part=silent] [data-answer=true]')
    expect(table.game.day.statements).toMatchObject([{ seat: table.seat('gossip'), truth: true }])
    expect(panel.find('[data-part=silent]').exists()).toBe(false)
    expect(text()).toContain('GOSSIP made a statement')
    expect(text()).not.toContain('“”')
  })

  it('is not asked about when dead or noted', async () => {
    const dead = await dayTable(GOSSIP, { dead: ['gossip'] })
    dead.flow.run({ type: 'closeNominations' })
    expect(panelOf(dead).panel.find('[data-part=silent]').exists()).toBe(false)
  })
})
