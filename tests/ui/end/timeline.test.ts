import { stepId } from '@/core/model/ids'
import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import TimeLine from '@/ui/grimoire/timeline/TimeLine.vue'
import { clearTable, dayTable } from '../fixtures/table'

afterEach(clearTable)

/** Two days and two nights: a vote, an execution, a kill. */
const table = async () => {
  const made = await dayTable('sailor innkeeper gambler courtier assassin po')
  const { game, seat } = made
  game.dispatch({ type: 'nominate', by: seat('sailor'), nominee: seat('assassin') })
  game.dispatch({ type: 'vote', nomination: 0, votes: ['sailor', 'innkeeper', 'gambler'].map(seat), counted: true })
  game.dispatch({ type: 'closeNominations' })
  game.dispatch({ type: 'dusk' })
  game.dispatch({ type: 'takeStep', step: stepId(`po:${seat('po')}`), targets: [seat('gambler')] })
  game.dispatch({ type: 'dawn' })
  game.dispatch({ type: 'nominate', by: seat('sailor'), nominee: seat('courtier') })
  const screen = mount(TimeLine)
  const rows = () => screen.findAll('[data-entry]').map((row) => row.text())
  return { ...made, screen, rows }
}

describe('the timeline', () => {
  it('unfolds this day and the night before; a headline says who died and unfolds the rest', async () => {
    const { screen, rows } = await table()
    const headlines = screen.findAll('[data-chapter]')
    expect(headlines.map((one) => one.text())).toEqual(['Night 1', 'Day 1ASSASSIN', 'Night 2GAMBLER', 'Day 2'])
    expect(headlines.map((one) => one.attributes('aria-expanded'))).toEqual(['false', 'false', 'true', 'true'])
    expect(rows().join()).not.toContain('ASSASSIN')
    await headlines[1]?.trigger('click')
    expect(rows()[0]).toBe('SAILOR nominated ASSASSIN.')
    await headlines[1]?.trigger('click')
    expect(rows().join()).not.toContain('ASSASSIN')
  })

  it('unfolds what was told last, though nothing has happened since', async () => {
    const { game } = await dayTable('sailor innkeeper gambler courtier assassin po')
    game.dispatch({ type: 'correctLife', seat: game.grimoire.seats[0]!.id, life: 'dead' })
    game.dispatch({ type: 'dusk' })
    game.dispatch({ type: 'dawn' })
    const screen = mount(TimeLine)
    expect(screen.findAll('[data-entry]').map((row) => row.text())).toContain('SAILOR was set to dead by hand.')
  })

  it('puts what came of a choice under it, a death in red, with the tokens of who acted', async () => {
    const { screen } = await table()
    const kill = screen.findAll('[data-entry]').find((row) => row.text().startsWith('PO the Po'))!
    expect(kill.find('.mark .token').classes()).toEqual(expect.arrayContaining(['is-demon', 'is-evil']))
    expect(kill.find('.then.is-death').text()).toBe('GAMBLER was killed by the Demon.')
  })

  it('shows a vote as a row of hands with their names', async () => {
    const { screen } = await table()
    await screen.findAll('[data-chapter]')[1]?.trigger('click')
    const vote = screen.findAll('[data-entry]').find((row) => row.text().startsWith('Votes for'))!
    expect(vote.findAll('.hands i')).toHaveLength(3)
    expect(vote.find('.hands small').text()).toBe('SAILOR, INNKEEPER, GAMBLER')
  })

  it('finds the lines of one player in every night and day', async () => {
    const { screen, rows, seat } = await table()
    await screen.find('[data-act=find-player]').trigger('click')
    await screen.find(`[data-find="${seat('gambler')}"]`).trigger('click')
    expect(rows()).toEqual([expect.stringContaining('Votes for ASSASSIN'), expect.stringContaining('PO the Po chose GAMBLER')])
    expect(screen.find('[data-act=find-player]').text()).toBe('Only GAMBLER')
    await screen.find('[data-act=find-player]').trigger('click')
    await screen.find('[data-find=""]').trigger('click')
    expect(rows().at(-1)).toBe('SAILOR nominated COURTIER.')
  })

  it('looks for undone moves only when it is asked to', async () => {
    const { screen, game } = await table()
    expect(screen.find('[data-act=undone]').exists()).toBe(false)
    game.undo()
    await nextTick()
    expect(screen.findAll('[data-branch]')).toHaveLength(0)
    await screen.find('[data-act=undone]').trigger('click')
    expect(screen.findAll('[data-branch]')).toHaveLength(1)
  })

  it('a tap shows that moment, and the next tap of the game adds only its own rows', async () => {
    const { screen, rows, game, seat } = await table()
    const before = screen.findAll('[data-entry]').map(({ element }) => element)
    game.dispatch({ type: 'withdrawNomination', nomination: 0 })
    await nextTick()
    expect(
      screen
        .findAll('[data-entry]')
        .slice(0, -1)
        .map(({ element }) => element),
    ).toEqual(before)
    expect(rows().at(-1)).toBe('SAILOR nominated COURTIER, and it was withdrawn.')
    await screen.findAll('[data-entry]')[0]?.trigger('click')
    expect(game.lookingAt).toBeDefined()
    expect(game.grimoire.seats.find(({ id }) => id === seat('gambler'))?.life).toBe('dead')
  })
})
