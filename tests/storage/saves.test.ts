import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@/storage/database'
import { openSaves } from '@/storage/saves'
import { readGame } from '@/storage/readGame'
import { entry, nth, record } from './sample'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('saves', () => {
  it('finds every entry again after the page is gone, in order, past ten', async () => {
    const saves = openSaves()
    for (let id = 1; id <= 12; id += 1)
      await saves.write('a', () => ({
        record: record('a', { cursor: nth(id), head: nth(id), next: id + 1, rev: id }),
        entries: [entry(id)],
      }))

    const reopened = openSaves(openDatabase('moonrise'))
    const read = await readGame((await reopened.load('a'))!)
    expect(read.ok && read.game.entries.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(read.ok && read.game.record.cursor).toBe('12')
  })

  it('keeps the games apart, even if one id begins like another', async () => {
    const saves = openSaves()
    await saves.write('a', () => ({ record: record('a', { next: 2 }), entries: [entry(1)] }))
    await saves.write('a1', () => ({ record: record('a1', { next: 2 }), entries: [entry(1)] }))
    await saves.erase('a1')
    expect((await saves.list()).map(([id]) => id)).toEqual(['a'])
    expect((await saves.load('a'))?.entries).toHaveLength(1)
    expect(await saves.load('a1')).toBeUndefined()
  })

  it('asks for each write to be on the disk before it is called written', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const saves = openSaves()
    await saves.write('a', () => ({ record: record('a', { next: 2 }), entries: [entry(1)] }))
    await saves.erase('a')
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite')
    asked.mockRestore()
    expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }, { durability: 'strict' }])
  })

  it('writes all of a change or nothing', async () => {
    const saves = openSaves()
    const uncloneable = { ...entry(2), command: { type: 'begin', bad: () => 0 } as never }
    await expect(saves.write('a', () => ({ record: record('a', { next: 3 }), entries: [entry(1), uncloneable] }))).rejects.toThrow()
    expect(await saves.load('a')).toBeUndefined()
  })

  it('writes nothing when the change declines', async () => {
    const saves = openSaves()
    expect(await saves.write('a', () => undefined)).toBe(false)
    expect(await saves.list()).toEqual([])
  })

  it('opens the connection again when the browser has closed it', async () => {
    const use = openDatabase('moonrise')
    const saves = openSaves(use)
    await saves.write('a', () => ({ record: record('a') }))
    await use('readonly', (store) => store.transaction.db.close())
    expect(await saves.list()).toHaveLength(1)
  })

  it('opens a new connection after a failure: a broken one would fail for ever', async () => {
    const use = openDatabase('moonrise')
    const connections = new Set<IDBDatabase>()
    const touch = (fail: boolean) =>
      use('readwrite', async (store) => {
        connections.add(store.transaction.db)
        if (fail) throw new DOMException('lost', 'UnknownError')
      })
    await touch(false)
    await touch(false)
    expect(connections.size).toBe(1)
    await expect(touch(true)).rejects.toThrow('lost')
    await touch(false)
    expect(connections.size).toBe(2)
  })

  it('rejects where storage is switched off, instead of crashing', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    await expect(openSaves().list()).rejects.toThrow('no')
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: new IDBFactory() })
  })
})
