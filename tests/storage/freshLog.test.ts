import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UseStore } from 'idb-keyval'

const FILLER = 'moonrise-filler'
const opened: string[] = []
const kept = new Map<string, string>()
const notes = new Map<string, Map<string, Response>>()
let room = true

const settling = (store: IDBObjectStore) =>
  new Promise<void>((done, failed) => {
    store.transaction.oncomplete = () => done()
    store.transaction.onabort = () => failed(new Error('aborted'))
  })
const put = (use: UseStore, key: string) =>
  use('readwrite', (store) => {
    store.put('kept', key)
    return settling(store)
  })
const refuse = (use: UseStore, also: (database: IDBDatabase) => void = () => undefined) =>
  use('readwrite', (store) => {
    const end = settling(store)
    store.transaction.abort()
    also(store.transaction.db)
    return end
  })
/** As on a full disk: the browser closes the store as well. */
const fail = (use: UseStore) => refuse(use, (database) => database.close())
const read = (use: UseStore) => use('readonly', (store) => settling(store))
/** As a new page: nothing is left in the modules, only what the device keeps. */
const start = async (): Promise<UseStore> => {
  vi.resetModules()
  return (await import('@/storage/database')).openDatabase('test')
}

beforeEach(() => {
  const factory = new IDBFactory()
  opened.length = 0
  kept.clear()
  notes.clear()
  room = true
  vi.stubGlobal(
    'indexedDB',
    new Proxy(factory, {
      get: (of, name) =>
        name === 'open'
          ? (database: string) => {
              opened.push(database)
              return of.open(database)
            }
          : (Reflect.get(of, name) as (...args: unknown[]) => unknown).bind(of),
    }),
  )
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Chrome/147.0' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const store = notes.get(name) ?? new Map<string, Response>()
      notes.set(name, store)
      return Promise.resolve({
        // The browser confirms such a write before it has made it.
        put: (key: string, response: Response) => Promise.resolve(room ? void store.set(key, response) : undefined),
        match: (key: string) => Promise.resolve(store.get(key)?.clone()),
        delete: (key: string) => Promise.resolve(store.delete(key)),
      })
    },
    delete: (name: string) => Promise.resolve(notes.delete(name)),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a write goes straight to its store while none has failed', async () => {
  const use = await start()
  await put(use, 'one')
  await put(await start(), 'two')
  expect(opened).toEqual(['test', 'test'])
})

it('after a failed write the log is put away once, before anything else is written', async () => {
  const use = await start()
  await put(use, 'one')
  await expect(fail(use)).rejects.toThrow()
  await put(use, 'two')
  await put(use, 'three')
  expect(opened).toEqual(['test', FILLER, 'test'])
})

it('a write that merely found no room, because the site has used up its share, leaves the log alone', async () => {
  const use = await start()
  await put(use, 'one')
  await expect(refuse(use)).rejects.toThrow()
  room = false
  await put(use, 'two')
  expect(opened).toEqual(['test', 'test'])
})

it('a store that is found closed counts as a failed write, too', async () => {
  const use = await start()
  await put(use, 'one')
  await use('readonly', (store) => settling(store).then(() => store.transaction.db.close()))
  await put(use, 'two')
  expect(opened).toEqual(['test', FILLER, 'test'])
})

it('while there is no room for that, nobody opens the store, not even to read', async () => {
  const use = await start()
  await put(use, 'one')
  await expect(fail(use)).rejects.toThrow()
  room = false
  await expect(put(use, 'two')).rejects.toThrow('No room')
  await expect(read(use)).rejects.toThrow('No room')
  expect(opened).toEqual(['test'])
  room = true
  await put(use, 'two')
  expect(opened).toEqual(['test', FILLER, 'test'])
})

it('a store that the browser closes by itself counts as a failed write', async () => {
  const use = await start()
  await use('readwrite', (store) => {
    const end = settling(store)
    return end.then(() => store.transaction.db.onclose?.(new Event('close')))
  })
  await put(use, 'two')
  expect(opened).toEqual(['test', FILLER, 'test'])
})

it('a start that remembers nothing but the missing note puts the log away at once', async () => {
  await put(await start(), 'one')
  await expect(fail(await start())).rejects.toThrow()
  kept.set('moonrise:torn-log', 'false')
  opened.length = 0
  const use = await start()
  await read(use)
  await expect.poll(() => opened).toContain(FILLER)
  await put(use, 'two')
  expect(opened.filter((name) => name === FILLER)).toHaveLength(1)
})

it('where the other store cannot be opened either, the failure is told and nothing else breaks', async () => {
  await put(await start(), 'one')
  const broken = () => Promise.reject(new DOMException('broken', 'UnknownError'))
  vi.stubGlobal('caches', { open: broken, delete: broken })
  await expect(fail(await start())).rejects.toThrow('aborted')
  await expect(put(await start(), 'two')).rejects.toThrow('No room')
  expect(opened).not.toContain(FILLER)
})

it('without another store, as over plain http, the log is put away without asking for room', async () => {
  Reflect.deleteProperty(globalThis, 'caches')
  const use = await start()
  await expect(fail(use)).rejects.toThrow('aborted')
  await put(use, 'two')
  await put(await start(), 'three')
  expect(opened).toEqual(['test', FILLER, 'test', 'test'])
})

it('storage that is switched off leaves no log behind, and nothing is filled', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('switched off', 'SecurityError')
    },
  })
  const use = await start()
  for (let times = 0; times < 2; times += 1) await expect(read(use)).rejects.toThrow('switched off')
  expect(notes.get('moonrise-room')).toBeUndefined()
  expect(kept.get('moonrise:torn-log')).not.toBe('true')
})

it('two windows may put the log away at once', async () => {
  await put(await start(), 'one')
  const one = await start()
  const other = await start()
  await expect(fail(one)).rejects.toThrow()
  await Promise.allSettled([put(one, 'two'), put(other, 'three')])
  await put(one, 'two')
  await put(other, 'three')
  // Nobody holds the filler open, so another failure can be dealt with too.
  await expect(fail(one)).rejects.toThrow()
  await put(one, 'four')
  expect(kept.get('moonrise:torn-log')).toBe('false')
})

it('a browser without such a log goes straight on', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Version/18.0 Safari/605.1.15' })
  const use = await start()
  await expect(fail(use)).rejects.toThrow()
  await put(use, 'two')
  expect(opened).toEqual(['test', 'test'])
  expect(notes.size).toBe(0)
})
