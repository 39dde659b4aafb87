import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { useDawnSays } from '@/app/night/dawnSays'
import type { SetupCommand } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { useTown } from '@/app/game/town'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

const players = { Ana: 'po', Bo: 'gambler', Cyr: 'professor', Mo: 'moonchild', Eli: 'tealady' } as const
const at = (player: keyof typeof players) => seatId(`s${Object.keys(players).indexOf(player) + 1}`)

const dawn = async (died: keyof typeof players) => {
  const commands: readonly SetupCommand[] = [
    ...Object.entries(players).map(([player, character]) => ({ type: 'addSeat' as const, plan: { player, character } })),
    { type: 'begin' },
  ]
  await useLibrary().create({ commands })
  const game = useGame()
  game.dispatch({ type: 'dawn' })
  game.dispatch({ type: 'dusk', anyway: true })
  game.dispatch({ type: 'kill', seat: at(died), cause: 'storyteller' })
  game.dispatch({ type: 'revive', seat: at(died) })
  return game
}

describe('what dawn says', () => {
  it('DEATH-10: of whoever died and came back, nothing; or both, if the storyteller says so', async () => {
    await dawn('Bo')
    const says = useDawnSays()
    expect(says.questions.value.map(({ text }) => text)).toEqual(['Bo died and came back in one night. What does the town hear?'])
    expect([says.died.value, says.aliveAgain.value]).toEqual([[], []])
    says.answer(says.questions.value[0]!, 'both')
    expect([says.died.value, says.aliveAgain.value]).toEqual([[at('Bo')], [at('Bo')]])
    says.begin()
    expect([useTown().view.dawn.died, useTown().view.dawn.aliveAgain]).toEqual([[at('Bo')], [at('Bo')]])
  })

  it('DEATH-10: with nothing to decide, nothing is asked', async () => {
    const game = await dawn('Bo')
    game.dispatch({ type: 'kill', seat: at('Eli'), cause: 'storyteller' })
    game.undo()
    game.undo()
    const says = useDawnSays()
    expect(says.questions.value).toEqual([])
    expect(says.died.value).toEqual([at('Bo')])
  })

  it('MOONCHILD-7: a choice is owed only if the death is said', async () => {
    await dawn('Mo')
    useGame().dispatch({ type: 'kill', seat: at('Mo'), cause: 'storyteller' })
    useGame().undo()
    const says = useDawnSays()
    expect(says.owing.value).toEqual([])
    says.answer(says.questions.value[0]!, 'both')
    expect(says.owing.value.map(({ seat }) => seat)).toEqual([at('Mo')])
  })
})
