import { afterEach, beforeEach, expect, it } from 'vitest'
import { gamesReadBack, gamesToFiles } from '@/app/library/gamesOut'
import { useLibrary } from '@/app/library/library'
import { useGame } from '@/app/game/game'
import { demoTable } from '@/scripts/bad-moon-rising/demo'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

it('a library too large for one file goes into several, each of which can be read again', async () => {
  const library = useLibrary()
  const ids: string[] = []
  for (const title of ['a', 'b', 'c']) {
    ids.push(await library.create({ title, commands: demoTable() }))
    await expect.poll(() => useGame().saving).toBe('saved')
  }
  const [whole] = await gamesToFiles(ids)
  const files = await gamesToFiles(ids, undefined, whole!.text.length / 1.5)
  expect(files.length).toBeGreaterThan(1)
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  expect((await Promise.all(files.map(gamesReadBack))).flat().sort()).toEqual([...ids].sort())
})

it('one changed by hand never changes the game that is here: it comes in beside it', async () => {
  const library = useLibrary()
  const id = await library.create({ title: 'Friday', commands: demoTable() })
  await expect.poll(() => useGame().saving).toBe('saved')
  const [file] = await gamesToFiles([id])
  const seats = useGame().grimoire.seats.length
  const [first] = useGame().grimoire.seats
  const changed = file!.text.replaceAll(`"player":"${first!.player}"`, '"player":"Somebody else"')
  expect(changed).not.toBe(file!.text)
  expect(await library.importText(changed)).toMatchObject({ ok: true, games: [{ how: 'copy' }] })
  expect(library.games).toHaveLength(2)
  expect(useGame().grimoire.seats[0]?.player).toBe(first!.player)
  expect(useGame().grimoire.seats).toHaveLength(seats)
})
