import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { createNightFlow } from '@/app/night/nightFlow'
import { seatId, stepId } from '@/core/model/ids'
import type { Command } from '@/core/journal/command'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

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
    const decision = game.dispatch({ type: 'takeStep', step: stepId(`${holder}:${at(holder)}`), targets: targets.map(at), ...more })
    expect(decision.kind).toBe('done')
  }
  const change = (holder: string, targets: readonly string[]) => {
    const settled = game.settledStep(stepId(`${holder}:${at(holder)}`))!
    return game.dispatch({
      type: 'redecide',
      entry: settled.entry,
      index: settled.index,
      command: { ...settled.command, targets: targets.map(at) },
    })
  }
  const waiting = () =>
    game.untold.map(({ seat, cards }) => [
      game.grimoire.seats.find((one) => one.id === seat)?.player,
      ...cards.map(({ title, alignment }) => alignment ?? title),
    ])
  const tell = () => game.untold.slice(0, 1).forEach((untold) => game.tell(untold))
  return { id, game, at, take, change, waiting, tell }
}

describe('a step that is corrected', () => {
  it('asks what it asked, with what was said then as long as it fits', async () => {
    const { game, at, take } = await secondNight('innkeeper', 'goon', 'shabaloth', 'fool', 'tealady', 'minstrel', 'mastermind')
    take('innkeeper', ['fool', 'tealady'])
    const flow = createNightFlow({ game, characters: () => [], showCards: () => undefined })
    expect(flow.correct(stepId(`innkeeper:${at('innkeeper')}`))).toBe(true)
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
    expect(flow.correct(stepId(`innkeeper:${at('innkeeper')}`))).toBe(true)
    expect([flow.draft?.targets, drunk()]).toEqual([[at('minstrel'), at('tealady')], [['drunk', at('tealady')]]])
  })

  it('stands as it stood before: what the choice itself brought about is not held against it', async () => {
    const { game, at, take } = await secondNight('innkeeper', 'goon', 'shabaloth', 'fool', 'tealady', 'minstrel', 'mastermind')
    take('innkeeper', ['goon', 'tealady'])
    const flow = createNightFlow({ game, characters: () => [], showCards: () => undefined })
    const step = stepId(`innkeeper:${at('innkeeper')}`)
    expect(game.nightSheet.steps.find(({ id }) => id === step)?.impairedWhy).not.toEqual([])
    expect(flow.correct(step)).toBe(true)
    expect([flow.step?.id, flow.step?.impairedWhy, flow.step?.mode]).toEqual([step, [], 'acts'])
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
    game.dispatch({ type: 'point', step: stepId(`zombuul:${at('zombuul')}`), targets: [at('fool')] })
    game.dispatch({ type: 'point', step: stepId(`zombuul:${at('zombuul')}`), targets: [at('tealady')] })
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

it('a card that was shown can be shown again after the game was closed and opened, the Demon’s info too', async () => {
  const holders = ['chambermaid', 'sailor', 'fool', 'gambler', 'pacifist', 'devilsadvocate', 'po']
  const id = await useLibrary().create({
    commands: [
      ...holders.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
      { type: 'setBluffs', for: 'demon', characters: ['exorcist', 'minstrel', 'goon'] },
      { type: 'begin' },
    ],
  })
  const game = useGame()
  const done = (command: Command) => expect(game.dispatch(command).kind).toBe('done')
  done({ type: 'takeStep', step: stepId('demon-info') })
  done({ type: 'takeStep', step: stepId('chambermaid:s1'), targets: [seatId('s2'), seatId('s7')] })
  const shown = [game.cardsOf(stepId('demon-info')), game.cardsOf(stepId('chambermaid:s1'))]
  expect(shown[0]!.map(({ title }) => title)).toEqual(['card.minions', 'card.notInPlay'])
  expect(shown[1]).toMatchObject([{ for: 's1', number: expect.any(Number) }])
  while (game.saving !== 'saved') await new Promise((go) => setTimeout(go, 5))
  game.close()
  await game.open(id)
  expect([game.cardsOf(stepId('demon-info')), game.cardsOf(stepId('chambermaid:s1'))]).toEqual(shown)
})
