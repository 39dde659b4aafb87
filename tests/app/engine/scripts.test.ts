import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sailor } from '@/characters/bmr/sailor'
import { manual } from '@/characters/manual'
import { useCharacters } from '@/app/engine/characters'
import { useGame } from '@/app/game/game'
import { gameToFile } from '@/app/library/gamesOut'
import { useLibrary } from '@/app/library/library'
import { useReference } from '@/app/engine/reference'
import { SCRIPT, knownScripts, loadScript, scripts } from '@/app/engine/scripts'
import { forgetSessions } from '@/app/session/sessions'
import type { Script } from '@/core/model/script'
import { residents, rowsOf, rulesOf, type RulesFor } from '@/scripts/script'
import { openSaves } from '@/storage/saves'
import { newDevice } from '../../device'

const cast = [
  sailor,
  manual('baron', 'Baron', 'minion', 'There are more Outsiders.'),
  manual('imp', 'Imp', 'demon', 'Each night, a player dies.', ['Dead'], 'other'),
]
const rows = rowsOf(cast)
const night = { first: rows('dusk minion-info demon-info sailor dawn'), other: rows('dusk sailor imp dawn') }
const small: Script = {
  id: 'small',
  name: 'A Small Script',
  characters: cast.map(({ id }) => id),
  travellers: [],
  order: { sheet: night, published: night },
  counts: { 5: residents(3, 0, 1) },
  maxTravellers: 0,
  evilInfoFrom: 3,
}
const registered = scripts as Map<string, () => Promise<RulesFor>>

beforeEach(() => {
  newDevice()
  registered.set('small', () => Promise.resolve(rulesOf(small, cast)))
})
afterEach(() => {
  useGame().close()
  forgetSessions()
  registered.delete('small')
})

const begun = async () => {
  const game = useGame()
  const id = await game.create('Small', 'small')
  for (const { id: character } of cast) game.dispatch({ type: 'addSeat', plan: { player: character, character } })
  game.dispatch({ type: 'begin' })
  game.close()
  await expect.poll(async () => (await openSaves().load(id))?.entries.length).toBe(4)
  return id
}

describe('a game of another script', () => {
  it('is played with its own characters, rows and numbers', async () => {
    await loadScript(SCRIPT)
    const id = await begun()
    expect(useGame().script.id).toBe(SCRIPT)
    expect(await useGame().open(id)).toBe('open')
    expect(useGame().script.name).toBe('A Small Script')
    expect(useGame().nightSheet.steps.map(({ row, because }) => [row, because])).toEqual([
      ['dusk', expect.anything()],
      ['minion-info', '3 or more players'],
      ['demon-info', '3 or more players'],
      ['sailor', 'every night'],
      ['dawn', expect.anything()],
    ])
    expect(useCharacters().map(({ name }) => name)).toEqual(['Sailor', 'Baron', 'Imp'])
    expect(useReference().name).toBe('A Small Script')
    expect(useReference().first[1]?.playerDoes).toContain('3 players')
    useGame().close()
    expect(useCharacters().length).toBeGreaterThan(20)
  })

  it('that this version does not know is neither opened nor damaged nor lost', async () => {
    const id = await begun()
    registered.delete('small')
    const before = await openSaves().load(id)
    expect(await useGame().open(id)).toBe('script')
    expect(useGame().isOpen).toBe(false)
    expect(await openSaves().load(id)).toEqual(before)
    expect((await gameToFile(id))?.text).toContain('"script":"small"')
    await useLibrary().refresh()
    expect(useLibrary().games).toMatchObject([{ id, title: 'Small', damaged: false }])
  })

  it('is known to whoever brings a file in', async () =>
    expect((await knownScripts())['small']).toEqual(new Set(['sailor', 'baron', 'imp'])))
})
