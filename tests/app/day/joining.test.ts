import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import type { Command } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

const BAG = ['sailor', 'moonchild', 'fool', 'tealady', 'minstrel', 'mastermind', 'po']

const firstDay = async () => {
  const commands: readonly Command[] = [
    ...BAG.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
    { type: 'begin' },
    { type: 'dawn' },
  ]
  const id = await useLibrary().create({ commands })
  const game = useGame()
  const join = (alignment: 'good' | 'evil') => game.dispatch({ type: 'join', plan: { player: 'Zoë', character: 'judge', alignment } })
  const waiting = () =>
    game.untold.map(({ seat, cards }) => [
      game.grimoire.seats.find((one) => one.id === seat)?.player,
      ...cards.map(({ title, seats }) => [title, seats]),
    ])
  return { id, game, join, waiting, zoe: [['Zoë', ['card.demon', [seatId('s7')]]]] }
}

describe('TRAVELLER-1: an evil Traveller who joins by day', () => {
  it('has to be shown the Demon, at once and until it was done, once', async () => {
    const { id, game, join, waiting, zoe } = await firstDay()
    expect(join('evil').kind).toBe('done')
    expect(waiting()).toEqual(zoe)
    game.dispatch({ type: 'writeNote', seat: seatId('s1'), note: 'later' })
    game.close()
    expect(await game.open(id)).toBe('open')
    expect(waiting()).toEqual(zoe)
    game.tell(game.untold[0]!)
    expect(waiting()).toEqual([])
    game.dispatch({ type: 'closeNominations' })
    game.dispatch({ type: 'dusk' })
    expect(waiting()).toEqual([])
    expect(game.nightSheet.steps.some(({ row, status }) => row.startsWith('travellers') && status !== 'not-due')).toBe(false)
  })

  it('forgotten by day is still to be told in the night, before anything else', async () => {
    const { game, join, waiting, zoe } = await firstDay()
    join('evil')
    game.dispatch({ type: 'closeNominations' })
    game.dispatch({ type: 'dusk' })
    expect(waiting()).toEqual(zoe)
    game.undo()
    expect(waiting()).toEqual(zoe)
  })

  it('is not waited for when good, taken back or gone', async () => {
    const { game, join, waiting } = await firstDay()
    join('good')
    expect(waiting()).toEqual([])
    game.undo()
    join('evil')
    game.undo()
    expect(waiting()).toEqual([])
    game.redo()
    game.dispatch({ type: 'leave', seat: game.untold[0]!.seat, how: 'removed' })
    expect(waiting()).toEqual([])
  })

  it('is not told twice when an earlier choice of the day is put right', async () => {
    const { game, join, waiting, zoe } = await firstDay()
    game.dispatch({ type: 'kill', seat: seatId('s2'), cause: 'storyteller' })
    game.dispatch({ type: 'useAbility', seat: seatId('s2'), ability: 'moonchild', targets: [seatId('s3')] })
    join('evil')
    const used = game.settledUse(seatId('s2'), 'moonchild')!
    const choose = (at: number) => {
      const settled = game.settledUse(seatId('s2'), 'moonchild') ?? used
      expect(
        game.dispatch({
          type: 'redecide',
          entry: settled.entry,
          index: settled.index,
          command: { ...settled.command, targets: [seatId(`s${at}`)] },
        }).kind,
      ).toBe('done')
    }
    choose(4)
    expect(waiting()).toEqual(zoe)
    game.tell(game.untold[0]!)
    choose(5)
    expect(waiting()).toEqual([])
  })
})
