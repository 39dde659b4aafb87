import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { createNightFlow } from '@/app/night/nightFlow'
import { overruled } from '@/app/game/overruled'
import type { Command } from '@/core/journal/command'
import { seatId, stepId } from '@/core/model/ids'
import { closeGame, newDevice } from '../../device'

describe('the storyteller’s word on a consequence', () => {
  it('is first against what is proposed: a rescue or a silence happens all the same, anything else does not', () => {
    expect(overruled({}, { id: 'a', kind: 'survives' })).toEqual({ a: true })
    expect(overruled({}, { id: 'a', kind: 'nothing' })).toEqual({ a: true })
    for (const kind of ['dies', 'feigns', 'drunk', 'turns', 'memo'] as const)
      expect(overruled({ b: true }, { id: 'a', kind })).toEqual({ a: false, b: true })
  })

  it('is then back to the rules, whatever they made of it meanwhile', () => {
    expect(overruled({ a: true, b: false }, { id: 'a', kind: 'dies' })).toEqual({ b: false })
    expect(overruled({ a: false }, { id: 'a', kind: 'survives' })).toEqual({})
  })
})

describe('by night', () => {
  beforeEach(() => {
    newDevice()
  })
  afterEach(closeGame)

  it('a second tap leaves it to the rules again, and so does Done', async () => {
    const bag = ['po', 'sailor', 'fool', 'tealady', 'minstrel', 'goon', 'mastermind']
    const at = (character: string) => seatId(`s${bag.indexOf(character) + 1}`)
    const commands: readonly Command[] = [
      ...bag.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
      { type: 'begin' },
      { type: 'dawn' },
      { type: 'closeNominations' },
      { type: 'dusk' },
    ]
    await useLibrary().create({ commands })
    const game = useGame()
    const flow = createNightFlow({ game, characters: () => [], showCards: () => undefined })
    flow.goTo(stepId(`po:${at('po')}`))
    flow.tapSeat(at('sailor'))
    const follows = () => flow.consequences.map(({ kind, byHand }) => [kind, byHand ?? false])
    const tap = () => flow.edit((draft) => ({ ...draft, overrides: overruled(draft.overrides, flow.consequences[0]!) }))
    expect(follows()).toEqual([['survives', false]])
    tap()
    expect(follows()).toEqual([['dies', true]])
    tap()
    expect(follows()).toEqual([['survives', false]])
    flow.done()
    expect(game.grimoire.seats.find(({ id }) => id === at('sailor'))?.life).toBe('alive')
  })
})
