import { describe, expect, it } from 'vitest'
import { storyView } from '@/core/views/story'
import { rulesFor } from '@/scripts/trouble-brewing'
import { books } from '../fuzz/books'
import { act, gameOf, openTable } from '../scenarios/play'
import { town } from '../town'
import { allWords } from '../words'

describe('Mayor', () => {
  it('MAYOR-1: on a day that closes without an execution, three players alive, Travellers among them, win it for the Mayor’s side', () => {
    town('mayor, imp, chef, thief good, baron dead, saint dead')
      .day(1)
      .send(() => ({ type: 'endWithoutExecution' }))
      .winner(undefined)
    town('mayor, imp, chef, thief good, baron dead, saint dead')
      .day(1)
      .exile('thief')
      .send(() => ({ type: 'endWithoutExecution' }))
      .winner('good')
      .because('ending.mayor')
  })

  it('MAYOR-2: somebody else attacked in the Mayor’s place is attacked by the Demon: safe players live', () => {
    town('mayor, imp, soldier, baron, saint, virgin').night(2).imp('mayor', { dies_instead: 'soldier' }).alive('mayor', 'soldier')
  })

  it('MAYOR-2: the story says why the Mayor lived, and who was attacked instead', () => {
    const scene = town('mayor, imp, chef, baron, saint, virgin').night(2).imp('mayor', { dies_instead: 'chef' }).dead('chef')
    const told = storyView(rulesFor(allWords), scene.journal).lines.map(({ text }) => text)
    expect(told).toContain('mayor lived, because chef was attacked instead (Mayor).')
  })

  it('MAYOR-3: a Demon is not offered; forced, it has killed itself', () => {
    town('mayor, imp, soldier, baron, saint, virgin')
      .night(2)
      .imp('mayor', { dies_instead: 'imp' })
      .refused('dies_instead_not_possible')
      .imp('mayor', { dies_instead: 'imp', anyway: true })
      .dead('imp')
      .look((game) => {
        if (game.seats.find(({ player }) => player === 'baron')?.character !== 'imp') throw new Error('no heir')
      })
  })

  it('MAYOR-4: of a death that comes of itself in a step that is passed over, the Mayor dies', () => {
    const cast = ['Mayor', 'Moonchild', 'Imp', 'Chef', 'Monk', 'Baron']
    const players = cast.map((character) => ({ name: character, character, alive: character !== 'Moonchild' }))
    const state = { phase: 'night', night: 3, moonchild_chose: 'Mayor', died_today: ['Moonchild'] } as const
    const table = openTable(books.mixed.sheet, { id: '', title: '', topic: '', confidence: 'high', players, state, expect: {} })
    act(table, { night: 3, event: 'dawn' })
    expect(gameOf(table)).toMatchObject({ phase: { kind: 'day' }, seats: [{ alive: false }, {}, {}, {}, {}, {}] })
  })
})
