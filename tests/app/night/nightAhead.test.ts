import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { createNightFlow } from '@/app/night/nightFlow'
import type { Command } from '@/core/journal/command'
import { seatId, stepOf } from '@/core/model/ids'
import { nextLabel } from '@/ui/night/doneWords'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

/** Night 2, players addressed by their character. */
const secondNight = async (...holders: readonly string[]) => {
  const at = (holder: string) => seatId(`s${holders.indexOf(holder) + 1}`)
  await useLibrary().create({
    commands: [
      ...holders.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
      { type: 'begin' },
      { type: 'dawn' },
      { type: 'closeNominations' },
      { type: 'dusk' },
    ],
  })
  const game = useGame()
  const give = (command: Command) => expect(game.dispatch(command).kind).toBe('done')
  const flow = createNightFlow({ game, characters: () => [], showCards: () => undefined })
  const step = (holder: string) => stepOf(holder, at(holder))
  return { game, at, give, flow, step, go: (holder: string) => flow.goTo(step(holder)) }
}

describe('before the player has chosen', () => {
  it('what happens by itself is said', async () => {
    const { at, give, flow, step, go } = await secondNight('pukka', 'sailor', 'gambler', 'fool', 'minstrel', 'gossip', 'mastermind')
    give({ type: 'takeStep', step: step('pukka'), targets: [at('gambler')] })
    give({ type: 'dawn' })
    give({ type: 'closeNominations' })
    give({ type: 'dusk' })
    go('pukka')
    expect(flow.complete).toBe(false)
    expect(flow.consequences.map(({ text }) => text)).toEqual(['gambler dies'])
    flow.tapSeat(at('sailor'))
    expect(flow.consequences.map(({ text }) => text)).toEqual(['gambler dies', 'sailor is poisoned'])
  })

  it('what is decided first is asked first, and the answer stays', async () => {
    const { game, at, give, flow, step, go } = await secondNight(
      'shabaloth',
      'sailor',
      'gambler',
      'innkeeper',
      'minstrel',
      'gossip',
      'mastermind',
    )
    give({ type: 'takeStep', step: step('shabaloth'), targets: [at('gambler'), at('innkeeper')] })
    give({ type: 'dawn' })
    give({ type: 'closeNominations' })
    give({ type: 'dusk' })
    go('shabaloth')
    expect(flow.questions.map(({ code }) => code)).toEqual(['regurgitate'])
    flow.answer(flow.questions[0]!, at('gambler'))
    expect(flow.consequences.map(({ text }) => text)).toEqual(['gambler lives again'])
    flow.tapSeat(at('minstrel'))
    flow.tapSeat(at('gossip'))
    expect(flow.done()).toBe(true)
    expect(game.grimoire.seats.filter(({ life }) => life === 'dead').map(({ player }) => player)).toEqual([
      'innkeeper',
      'minstrel',
      'gossip',
    ])
  })
})

describe('what comes next', () => {
  it('is read from the night as it will be: the dead have no step', async () => {
    const { at, flow, step } = await secondNight('po', 'fool', 'gambler', 'professor', 'chambermaid', 'gossip', 'mastermind')
    while (flow.step?.id !== step('po')) flow.skipStep()
    flow.tapSeat(at('gambler'))
    expect(nextLabel(flow)).toBe('next: professor, Professor')
    flow.tapSeat(at('professor'))
    expect(nextLabel(flow)).toBe('next: chambermaid, Housekeeper')
  })

  it('is the one who has to be told, if somebody has', async () => {
    const { at, flow, go } = await secondNight('po', 'exorcist', 'gambler', 'professor', 'chambermaid', 'gossip', 'mastermind')
    go('exorcist')
    flow.tapSeat(at('gambler'))
    expect(nextLabel(flow)).not.toContain('tell')
    flow.tapSeat(at('po'))
    expect(nextLabel(flow)).toBe('then tell po')
  })
})

it('nothing follows from a decision that nobody has made', async () => {
  const { at, give, flow, step } = await secondNight('innkeeper', 'goon', 'shabaloth', 'fool', 'tealady', 'minstrel', 'mastermind')
  give({ type: 'takeStep', step: step('innkeeper'), targets: [at('fool'), at('tealady')] })
  flow.correct(step('innkeeper'))
  flow.tapSeat(at('fool'))
  flow.tapSeat(at('minstrel'))
  expect(flow.plan?.kind).toBe('needs')
  expect(flow.consequences).toEqual([])
})
