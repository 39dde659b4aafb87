import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setDevice } from '@/app/device'
import { useGame } from '@/app/game'
import { useLibrary } from '@/app/library'
import { createNightFlow } from '@/app/nightFlow'
import { forgetSessions } from '@/app/sessions'
import { seatId } from '@/core/model/ids'
import type { Command } from '@/core/journal/command'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  setActivePinia(createPinia())
  setDevice({ claim: async () => ({ standing: () => 'writer', takeOver: async () => undefined, release: () => undefined }) })
})
afterEach(() => {
  useGame().close()
  forgetSessions()
})

/** Night 2, addressed by character. */
const secondNight = async (...holders: readonly string[]) => {
  const at = (holder: string) => seatId(`s${holders.indexOf(holder) + 1}`)
  const commands: readonly Command[] = [
    ...holders.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
    { type: 'begin' },
    { type: 'dawn' },
    { type: 'closeNominations' },
    { type: 'dusk' },
  ]
  const id = await useLibrary().create({ commands })
  const game = useGame()
  const take = (holder: string, targets: readonly string[], more: Partial<Extract<Command, { type: 'takeStep' }>> = {}) => {
    const decision = game.dispatch({ type: 'takeStep', step: `${holder}:${at(holder)}`, targets: targets.map(at), ...more })
    expect(decision.kind).toBe('done')
  }
  const change = (holder: string, targets: readonly string[]) => {
    const settled = game.settledStep(`${holder}:${at(holder)}`)!
    return game.dispatch({
      type: 'redecide',
      entry: settled.entry,
      index: settled.index,
      command: { ...settled.command, targets: targets.map(at) },
    })
  }
  const waiting = () =>
    game.errands.map(({ seat, cards }) => [
      game.grimoire.seats.find((one) => one.id === seat)?.player,
      ...cards.map(({ title, alignment }) => alignment ?? title),
    ])
  const tell = () => game.errands.slice(0, 1).forEach((errand) => game.tell(errand))
  return { id, game, at, take, change, waiting, tell }
}

describe('a step that is corrected', () => {
  it('asks what it asked, with what was said then as long as it fits', async () => {
    const { game, at, take } = await secondNight('innkeeper', 'goon', 'shabaloth', 'fool', 'tealady', 'minstrel', 'mastermind')
    take('innkeeper', ['fool', 'tealady'])
    const flow = createNightFlow({ game, characters: () => [], showCards: () => undefined })
    expect(flow.correct(`innkeeper:${at('innkeeper')}`)).toBe(true)
    const drunk = () => flow.questions.map(({ code, answer }) => [code, answer])
    expect(drunk()).toEqual([['drunk', at('fool')]])
    flow.tapSeat(at('tealady'))
    flow.tapSeat(at('fool'))
    flow.tapSeat(at('minstrel'))
    flow.tapSeat(at('fool'))
    expect([flow.draft?.targets, drunk()]).toEqual([[at('minstrel'), at('fool')], [['drunk', at('fool')]]])
    flow.tapSeat(at('fool'))
    flow.tapSeat(at('tealady'))
    expect([flow.plan?.kind, drunk()]).toEqual(['needs', [['drunk', undefined]]])
    flow.answer(flow.questions[0]!, at('tealady'))
    expect(flow.done()).toBe(true)
    expect(game.grimoire.seats.filter((seat) => seat.drunk).map(({ player }) => player)).toEqual(['tealady'])
    expect(flow.correct(`innkeeper:${at('innkeeper')}`)).toBe(true)
    expect([flow.draft?.targets, drunk()]).toEqual([[at('minstrel'), at('tealady')], [['drunk', at('tealady')]]])
  })
})

describe('whoever has to be told because of somebody else’s step', () => {
  it('is not woken any more once that step is undone, whatever follows, and is again once it is redone', async () => {
    const { game, at, take, waiting } = await secondNight('zombuul', 'goon', 'fool', 'tealady', 'minstrel', 'pacifist', 'mastermind')
    take('zombuul', ['goon'])
    expect(waiting()).toEqual([['goon', 'evil']])
    game.undo()
    expect(waiting()).toEqual([])
    game.redo()
    expect(waiting()).toEqual([['goon', 'evil']])
    game.undo()
    game.dispatch({ type: 'point', step: `zombuul:${at('zombuul')}`, targets: [at('fool')] })
    game.dispatch({ type: 'point', step: `zombuul:${at('zombuul')}`, targets: [at('tealady')] })
    expect(waiting()).toEqual([])
    take('zombuul', ['tealady'])
    expect(waiting()).toEqual([])
  })

  it('is still waited for when the game is opened again, until told', async () => {
    const { id, game, take, waiting, tell } = await secondNight('exorcist', 'po', 'fool', 'tealady', 'minstrel', 'pacifist', 'mastermind')
    const reopen = async () => {
      game.close()
      expect(await game.open(id)).toBe('open')
    }
    take('exorcist', ['po'])
    await reopen()
    expect(waiting().map(([player]) => player)).toEqual(['po'])
    tell()
    expect(waiting()).toEqual([])
    await reopen()
    expect(waiting()).toEqual([])
  })

  it('is woken for what only a correction brought about, once, and again if it took that back', async () => {
    const { take, change, waiting, tell } = await secondNight('innkeeper', 'goon', 'shabaloth', 'fool', 'tealady', 'minstrel', 'mastermind')
    take('innkeeper', ['fool', 'goon'])
    take('shabaloth', ['goon', 'fool'])
    expect(waiting()).toEqual([])
    expect(change('innkeeper', ['tealady', 'minstrel']).kind).toBe('done')
    expect(waiting()).toEqual([['goon', 'evil']])
    tell()
    expect(change('innkeeper', ['fool', 'minstrel']).kind).toBe('done')
    expect(waiting()).toEqual([])
    expect(change('innkeeper', ['goon', 'minstrel']).kind).toBe('done')
    expect(waiting()).toEqual([['goon', 'good']])
  })

  it('still waits if a correction comes first and changes nothing about it', async () => {
    const { take, change, waiting } = await secondNight('innkeeper', 'goon', 'shabaloth', 'fool', 'tealady', 'minstrel', 'mastermind')
    take('innkeeper', ['fool', 'tealady'])
    take('shabaloth', ['goon', 'fool'])
    expect(change('innkeeper', ['tealady', 'minstrel']).kind).toBe('done')
    expect(waiting()).toEqual([['goon', 'evil']])
  })
})
