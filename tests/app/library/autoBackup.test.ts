import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { useNotices } from '@/app/device/notices'
import { backupName, watchForBackups } from '@/app/library/autoBackup'
import { filesInFolder, setFolderRecord, type FolderHandle } from '@/app/library/backupFolder'
import { demoTable } from '@/scripts/bad-moon-rising/demo'
import { gameToFile } from '@/app/library/gamesOut'
import { useLibrary } from '@/app/library/library'
import { useGame } from '@/app/game/game'
import { heldSession } from '@/app/session/sessions'
import { chanceFrom } from '../../storage/mutate'
import { closeGame, newDevice } from '../../device'
import { playOut } from '../playing'

const disk = new Map<string, string>()
let access: PermissionState = 'granted'
let broken = false
const handle = (name: string) => ({
  getFile: async () => new File([disk.get(name) ?? ''], name),
  createWritable: async () => ({
    write: async (text: string) => void disk.set(name, broken ? text.slice(0, 200) : text),
    close: async () => undefined,
  }),
})
const folder: FolderHandle = {
  name: 'Backups',
  queryPermission: async () => access,
  getFileHandle: async (name) => handle(name),
  async *values() {
    for (const name of [...disk.keys(), 'holiday.jpg']) yield { kind: 'file', name, ...handle(name) }
  },
}
const choose = (chosen: FolderHandle | undefined) =>
  setFolderRecord({ read: async () => chosen, write: async () => undefined, erase: async () => undefined })

let scope: EffectScope
beforeEach(() => {
  newDevice()
  disk.clear()
  access = 'granted'
  broken = false
  scope = effectScope(true)
  scope.run(watchForBackups)
})
afterEach(() => {
  scope.stop()
  closeGame()
})

const begin = async () => {
  const id = await useLibrary().create({ title: 'Friday', commands: demoTable() })
  await nextTick()
  return id
}
const now = () => JSON.stringify([useGame().grimoire, useGame().entry])
const said = () => useNotices().list.map(({ text }) => text)

describe('a folder for backups', () => {
  it('receives the game at dawn and at its end, read again from there', async () => {
    choose(folder)
    const id = await begin()
    expect(disk.size).toBe(0)
    useGame().dispatch({ type: 'dawn' })
    const name = backupName('Friday', id)
    await expect.poll(() => disk.get(name)).toContain('"type":"dawn"')
    await expect.poll(() => useLibrary().games.find((game) => game.id === id)?.backupDue).toBe(false)
    useGame().dispatch({ type: 'endGame', winner: 'good' })
    await expect.poll(() => disk.get(name)).toContain('"type":"endGame"')
    expect([...disk.keys()]).toEqual([name])
    await expect.poll(async () => (await filesInFolder()).map((file) => file.name)).toEqual([name])
    expect(said()).toEqual([])
  })

  it.each([
    ['may not be written to any more', () => (access = 'prompt')],
    ['does not hold what was written', () => (broken = true)],
  ])('that %s is told, and the game does not count as backed up', async (_, spoil) => {
    choose(folder)
    const id = await begin()
    spoil()
    useGame().dispatch({ type: 'dawn' })
    await expect.poll(said).toEqual([expect.stringContaining('couldn’t be written')])
    useGame().dispatch({ type: 'endGame', winner: 'good' })
    await expect
      .poll(() =>
        useLibrary()
          .refresh()
          .then(() => useLibrary().games.find((game) => game.id === id)?.backupDue),
      )
      .toBe(true)
  })
})

it('without a folder the end of a game reminds of a copy, and dawn does not', async () => {
  choose(undefined)
  await begin()
  useGame().dispatch({ type: 'dawn' })
  await new Promise((turn) => setTimeout(turn, 50))
  expect(said()).toEqual([])
  useGame().dispatch({ type: 'endGame', winner: 'good' })
  await expect.poll(said).toEqual([expect.stringContaining('Keep a copy')])
  expect(useNotices().list[0]?.action?.label).toBe('Share…')
})

it('a game can be restored on another device from a file made at any of its moments', async () => {
  choose(undefined)
  const id = await begin()
  playOut(useGame(), chanceFrom(5), 2)
  const moments = [...heldSession(id)!.journal().entries.keys()]
  expect(moments.length).toBeGreaterThan(30)
  const files: (readonly [state: string, text: string])[] = []
  for (const moment of moments) {
    useGame().goTo(moment)
    files.push([now(), (await gameToFile(id))!.text])
  }
  for (const [state, text] of files) {
    closeGame()
    newDevice()
    expect(await useLibrary().importText(text)).toMatchObject({ ok: true, games: [{ id, how: 'new' }] })
    expect(await useGame().open(id)).toBe('open')
    expect(now()).toBe(state)
  }
})
