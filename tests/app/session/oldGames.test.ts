import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { heldSession } from '@/app/session/sessions'
import { openDatabase, settled } from '@/storage/database'
import { openSaves } from '@/storage/saves'
import { localValue } from '@/storage/localValue'
import type { Command } from '@/core/journal/command'
import { seatId, stepId } from '@/core/model/ids'
import { closeGame, newDevice } from '../../device'

const notes = new Map<string, string>()

beforeEach(() => {
  newDevice()
  notes.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, text: string) => void notes.set(key, text),
    removeItem: (key: string) => void notes.delete(key),
  })
})
afterEach(closeGame)

const saved = () => expect.poll(() => useGame().saving).toBe('saved')
type Plain = Record<string, unknown>

/** As the first version left it on the disk: numbers for ids, no checksums, no cards. */
const putOld = (id: string, record: Plain, entries: readonly Plain[]) =>
  openDatabase('moonrise')('readwrite', (store) => {
    store.put({ ...record, id, schema: 1, next: entries.length + 1, rev: 1 }, `game:${id}`)
    entries.forEach((entry, at) => store.put(entry, `entry:${id}:${String(at + 1).padStart(8, '0')}`))
    return settled(store)
  })

const golden = JSON.parse(readFileSync(new URL('../../golden/v1.moonrise.json', import.meta.url), 'utf8')) as {
  games: (Plain & { entries: Plain[] })[]
}

describe('a game of the first version', () => {
  const put = async () => {
    const { entries, ...head } = golden.games[0]!
    await putOld('old', { ...head, line: '', players: 0, ended: false }, entries)
    return entries
  }

  it('opens, is written as a whole, and the copy stays until what was written has been opened and saved', async () => {
    const entries = await put()
    const game = useGame()
    expect(await game.open('old')).toBe('open')
    await saved()
    const written = (await openSaves().load('old'))!
    expect(written.entries).toHaveLength(entries.length)
    expect(written.record).toMatchObject({ schema: 2, cursor: '166', copy: 'old' })
    expect((await openSaves().copyOf('old'))?.entries).toEqual(entries)
    closeGame()

    expect(await game.open('old')).toBe('open')
    expect(await openSaves().copyOf('old')).toBeDefined()
    game.undo()
    await saved()
    expect(await openSaves().copyOf('old')).toBeUndefined()
    expect((await openSaves().load('old'))?.record).not.toHaveProperty('copy')
  })

  it('is left as it is by a window that only follows', async () => {
    const entries = await put()
    newDeviceKeepingGames({
      claim: async () => ({ standing: () => 'follower', takeOver: async () => undefined, release: () => undefined }),
    })
    const game = useGame()
    expect(await game.open('old')).toBe('open')
    await new Promise((done) => setTimeout(done, 50))
    expect((await openSaves().load('old'))?.entries).toEqual(entries)
  })

  const newDeviceKeepingGames = (more: Parameters<typeof newDevice>[0]) => {
    const { indexedDB } = globalThis
    newDevice(more)
    globalThis.indexedDB = indexedDB
  }
})

describe('who had been told, as the first version noted it outside the journal', () => {
  const holders = ['exorcist', 'po', 'fool', 'tealady', 'goon', 'pacifist', 'mastermind']
  const at = (holder: string) => seatId(`s${holders.indexOf(holder) + 1}`)

  /** Night 2: the Exorcist has chosen the Po, who has to be told. */
  const oldNight = async (told: readonly string[]) => {
    const commands: readonly Command[] = [
      ...holders.map((character): Command => ({ type: 'addSeat', plan: { player: character, character } })),
      { type: 'begin' },
      { type: 'dawn' },
      { type: 'closeNominations' },
      { type: 'dusk' },
      { type: 'takeStep', step: stepId(`exorcist:${at('exorcist')}`), targets: [at('po')] },
    ]
    const id = await useLibrary().create({ commands })
    await saved()
    const journal = heldSession(id)!.journal()
    const numbers = new Map([...journal.entries.keys()].map((key, index) => [key as string, index + 1]))
    const entries = [...journal.entries.values()].map(({ cards: _, sum: __, ...entry }) => ({
      ...entry,
      schema: 1,
      id: numbers.get(entry.id),
      parent: numbers.get(entry.parent) ?? 0,
    }))
    const { cursor, head, ...record } = heldSession(id)!.record()
    closeGame()
    await openSaves().erase(id)
    await putOld(id, { ...record, cursor: numbers.get(cursor), head: numbers.get(head) }, entries as unknown as Plain[])
    localValue('told').write(told.map((note) => note.replace('GAME', id).replace('LAST', String(entries.length))))
    const game = useGame()
    expect(await game.open(id)).toBe('open')
    return { game, id }
  }

  it('is waited for if nobody had told them, also after a second opening', async () => {
    const { game, id } = await oldNight(['another/3/s1'])
    expect(game.untold.map(({ seat }) => seat)).toEqual([at('po')])
    expect(localValue('told').read()).toEqual(['another/3/s1'])
    await saved()
    closeGame()
    expect(await game.open(id)).toBe('open')
    expect(game.untold.map(({ seat }) => seat)).toEqual([at('po')])
    game.tell(game.untold[0]!)
    expect(game.untold).toEqual([])
  })

  it('is not waited for if it was noted, and the note is a fact from then on', async () => {
    const { game, id } = await oldNight([`GAME/LAST/${at('po')}`])
    expect(game.untold).toEqual([])
    expect(localValue('told').read()).toBeUndefined()
    await saved()
    closeGame()
    expect(await game.open(id)).toBe('open')
    expect(game.untold).toEqual([])
    expect(game.cardsOf(stepId(`exorcist:${at('exorcist')}`))).toHaveLength(1)
  })
})
