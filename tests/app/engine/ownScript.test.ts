import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useCharacters } from '@/app/engine/characters'
import { ownScriptId } from '@/app/engine/scripts'
import { useGame } from '@/app/game/game'
import { gameToFile } from '@/app/library/gamesOut'
import { importGames } from '@/app/library/gamesIn'
import { waitingFor } from '@/app/library/waitingFor'
import { forgetSessions } from '@/app/session/sessions'
import { openSaves } from '@/storage/saves'
import { newDevice } from '../../device'

const file = JSON.stringify([
  { id: '_meta', name: 'Mixed' },
  'clockmaker',
  'dreamer',
  'sailor',
  'witch',
  'pukka',
  { id: 'lamplighter', name: 'Lamplighter', team: 'townsfolk', ability: 'Each night, {name} a lamp.', otherNight: 40, reminders: ['Lit'] },
])
const cast = ['clockmaker', 'dreamer', 'sailor', 'witch', 'pukka']

beforeEach(() => void newDevice())
afterEach(() => {
  useGame().close()
  forgetSessions()
})

const begun = async () => {
  const game = useGame()
  const id = await game.create('Friday', ownScriptId(file), file)
  for (const character of cast) game.dispatch({ type: 'addSeat', plan: { player: character, character } })
  game.dispatch({ type: 'begin' })
  game.close()
  await expect.poll(async () => (await openSaves().load(id))?.entries.length).toBe(7)
  return id
}

describe('a game that brings its script along', () => {
  it('opens with it: rules for those we have them for, the others by hand', async () => {
    const id = await begun()
    expect(await useGame().open(id)).toBe('open')
    expect(useGame().script).toMatchObject({ name: 'Mixed', characters: [...cast, 'lamplighter'] })
    expect(
      useGame()
        .nightSheet.steps.filter(({ seat }) => seat)
        .map(({ row, byHand = false }) => [row, byHand]),
    ).toEqual([
      ['sailor', false],
      ['witch', true],
      ['pukka', false],
      ['clockmaker', true],
      ['dreamer', true],
    ])
    expect(useCharacters().find((one) => one.id === 'lamplighter')?.ability).toBe('Each night, {name} a lamp.')
    expect(await waitingFor(id)).toEqual({ kind: 'step', label: 'Dusk' })
  })

  it('is exported and brought in on another device, script and all', async () => {
    const id = await begun()
    const text = (await gameToFile(id))?.text ?? ''
    useGame().close()
    forgetSessions()
    newDevice()
    expect(await importGames(text)).toMatchObject({ ok: true, games: [{ id, how: 'new' }] })
    expect(await useGame().open(id)).toBe('open')
    expect(useGame().script.name).toBe('Mixed')
  })

  it('keeps its script when everything is undone', async () => {
    const id = await begun()
    await useGame().open(id)
    for (let at = 0; at < 9; at += 1) useGame().undo()
    expect(useGame().grimoire.seats).toHaveLength(0)
    expect(useGame().script.name).toBe('Mixed')
  })

  it('is refused with a character that neither the script nor the game knows', async () => {
    const id = await begun()
    const text = ((await gameToFile(id))?.text ?? '').replaceAll('"character":"clockmaker"', '"character":"nobody"')
    newDevice()
    expect(await importGames(text)).toMatchObject({ ok: false })
  })
})
