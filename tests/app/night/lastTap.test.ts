import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { usePreferences } from '@/app/device/preferences'
import { createNightFlow } from '@/app/night/nightFlow'
import type { Command } from '@/core/journal/command'
import type { CardContent } from '@/core/model/card'
import { seatId } from '@/core/model/ids'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  newDevice()
})
afterEach(async () => {
  vi.useRealTimers()
  await closeGame()
})

/** Night 2, players addressed by their character. */
const secondNight = async (holders: readonly string[], settling: 'lastTap' | 'done' | undefined = 'lastTap') => {
  vi.useRealTimers()
  const at = (holder: string) => seatId(`s${holders.indexOf(holder) + 1}`)
  await useLibrary().create({
    commands: [
      ...holders.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
      { type: 'begin', ...(settling ? { settling } : {}) },
      { type: 'dawn' },
      { type: 'closeNominations' },
      { type: 'dusk' },
    ],
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const game = useGame()
  const shown: CardContent[][] = []
  const flow = createNightFlow({ game, characters: () => [], showCards: (cards) => void (cards.length && shown.push([...cards])) })
  const entries = () => game.facts.journal.entries.size
  const lives = (holder: string) => game.grimoire.seats.find(({ id }) => id === at(holder))?.life
  /** As a finger does that waits its second. */
  const tap = (holder: string) => {
    vi.advanceTimersByTime(1_100)
    flow.tapSeat(at(holder))
  }
  return { game, at, flow, shown, entries, lives, tap, step: (holder: string) => `${holder}:${at(holder)}` }
}

const seven = ['sailor', 'innkeeper', 'chambermaid', 'fool', 'devilsadvocate', 'zombuul', 'tealady'] as const

describe('the last needed tap settles the step', () => {
  it('a single target, in one entry', async () => {
    const { flow, tap, entries, step } = await secondNight(['devilsadvocate', 'zombuul', 'fool', 'minstrel', 'gossip', 'pacifist'])
    expect(flow.step?.id).toBe(step('devilsadvocate'))
    const before = entries()
    tap('fool')
    expect(entries()).toBe(before + 1)
    expect(flow.step?.id).toBe(step('zombuul'))
  })

  it('the answer to who is drunk, not the target before it', async () => {
    const { flow, tap, at, step } = await secondNight(seven)
    tap('fool')
    expect(flow.step?.id).toBe(step('sailor'))
    flow.answer(flow.questions[0]!, at('fool'))
    expect(flow.step?.id).toBe(step('innkeeper'))
  })

  it('a shown card follows at once', async () => {
    const { flow, tap, shown, game, step } = await secondNight(seven)
    while (flow.step?.id !== step('chambermaid')) flow.skipStep()
    tap('fool')
    expect(shown).toEqual([])
    tap('sailor')
    expect(shown[0]?.[0]).toMatchObject({ number: expect.any(Number) })
    expect(game.nightSheet.steps.find(({ id }) => id === step('chambermaid'))?.status).toBe('done')
  })

  it('undo returns to the draft without its last tap', async () => {
    const { flow, tap, at, step } = await secondNight(seven)
    tap('fool')
    flow.answer(flow.questions[0]!, at('fool'))
    flow.undoSettled()
    expect([flow.step?.id, flow.draft?.targets, flow.draft?.answers]).toEqual([step('sailor'), [at('fool')], {}])
  })

  it('a seat that was insisted on settles as well', async () => {
    const { flow, tap, step, game, at } = await secondNight(['devilsadvocate', 'zombuul', 'fool', 'minstrel', 'gossip', 'pacifist'])
    game.dispatch({ type: 'correctLife', seat: at('fool'), life: 'dead' })
    tap('fool')
    flow.refused?.insist()
    expect(flow.step?.id).toBe(step('zombuul'))
  })

  it('for one second, taps on seats do nothing', async () => {
    const { flow, tap, at, step } = await secondNight(['devilsadvocate', 'zombuul', 'fool', 'minstrel', 'gossip', 'pacifist'])
    tap('fool')
    expect(flow.tapSeat(at('minstrel'))).toBe(true)
    expect([flow.step?.id, flow.draft?.targets]).toEqual([step('zombuul'), []])
    vi.advanceTimersByTime(1_000)
    flow.tapSeat(at('minstrel'))
    expect(flow.step?.id).not.toBe(step('zombuul'))
  })
})

describe('what followed', () => {
  const killers = ['zombuul', 'sailor', 'fool', 'minstrel', 'gossip', 'professor', 'mastermind']

  const killed = async () => {
    const table = await secondNight(killers)
    while (table.flow.step?.id !== table.step('zombuul')) table.flow.skipStep()
    table.tap('sailor')
    return table
  }

  it('stays until the next step settles, with its override as a correction', async () => {
    const { flow, lives, game, step } = await killed()
    expect(flow.step?.id).toBe(step('professor'))
    expect(flow.followed.flatMap(({ consequences }) => consequences.map(({ kind }) => kind))).toEqual(['survives'])
    expect(lives('sailor')).toBe('alive')
    flow.overrule(flow.followed[0]!, flow.followed[0]!.consequences[0]!)
    expect(lives('sailor')).toBe('dead')
    expect(game.facts.journal.entries.get(game.entry)?.command.type).toBe('redecide')
    expect(flow.followed[0]?.consequences[0]).toMatchObject({ kind: 'dies', byHand: true })
    flow.undoSettled()
    expect(lives('sailor')).toBe('alive')
    flow.pass()
    expect(flow.followed[0]?.command.step).toBe(step('professor'))
  })
})

describe('no tap for nothing', () => {
  it('NIGHT-9 dusk and a Tinker who lives pass by themselves, within the entry before them', async () => {
    const { flow, game, tap, step, entries } = await secondNight(['zombuul', 'tinker', 'fool', 'minstrel', 'gossip', 'chambermaid'])
    const row = (id: string) => game.nightSheet.steps.find((one) => one.id === id)
    expect(row('dusk')?.status).toBe('done')
    expect(flow.step?.id).toBe(step('zombuul'))
    const before = entries()
    tap('fool')
    expect(entries()).toBe(before + 1)
    expect([row(step('tinker'))?.status, row(step('tinker'))?.result]).toEqual(['done', 'tinker lives'])
    expect(flow.step?.id).toBe(step('chambermaid'))
    game.undo()
    expect([row(step('tinker'))?.status, flow.step?.id]).toEqual(['later', step('zombuul')])
  })

  it('the Tinker dies all the same if the storyteller says so', async () => {
    const { flow, tap, lives } = await secondNight(['zombuul', 'tinker', 'fool', 'minstrel', 'gossip', 'chambermaid'])
    tap('fool')
    const tinker = flow.followed.find(({ command }) => command.step.startsWith('tinker'))!
    expect(tinker.consequences.map(({ text, override }) => [text, override])).toEqual([['tinker lives', 'tinker dies']])
    flow.overrule(tinker, tinker.consequences[0]!)
    expect(lives('tinker')).toBe('dead')
    expect(lives('fool')).toBe('alive')
  })

  it('the first night begins with its first wake', async () => {
    const { game, flow } = await secondNight(['sailor', 'zombuul', 'fool', 'minstrel', 'gossip'])
    while (game.undoLabel && game.grimoire.phase.kind !== 'setup') game.undo()
    game.redo()
    expect([game.grimoire.phase.kind, flow.step?.id, flow.followed[0]?.command.step]).toEqual(['night', 'sailor:s1', 'dusk'])
  })
})

describe('Done stays', () => {
  it('in a game that began with it', async () => {
    const { flow, tap, step } = await secondNight(['devilsadvocate', 'zombuul', 'fool', 'minstrel', 'gossip', 'pacifist'], 'done')
    expect(flow.step?.id).toBe('dusk')
    flow.done()
    tap('fool')
    expect([flow.step?.id, flow.followed]).toEqual([step('devilsadvocate'), []])
    expect(flow.done()).toBe(true)
    expect(flow.step?.id).toBe(step('zombuul'))
  })

  it('for whoever wants it back', async () => {
    const { flow, tap, step } = await secondNight(['devilsadvocate', 'zombuul', 'fool', 'minstrel', 'gossip', 'pacifist'])
    usePreferences().settling = 'done'
    tap('fool')
    expect(flow.step?.id).toBe(step('devilsadvocate'))
  })

  it('where the storyteller alone kills', async () => {
    const { flow, game, at, step } = await secondNight(['gossip', 'po', 'fool', 'minstrel', 'sailor', 'mastermind', 'pacifist'])
    for (const each of ['sailor', 'po'] as const) expect(flow.step?.id.startsWith(each) && (flow.skipStep(), true)).toBe(true)
    game.dispatch({ type: 'dawn' })
    game.dispatch({ type: 'useAbility', seat: at('gossip'), ability: 'gossip', text: 'x', truth: true })
    game.dispatch({ type: 'closeNominations' })
    game.dispatch({ type: 'dusk' })
    while (flow.step?.id !== step('gossip')) flow.skipStep()
    flow.answer(flow.questions[0]!, at('minstrel'))
    expect(flow.step?.id).toBe(step('gossip'))
    expect(flow.done()).toBe(true)
  })
})
