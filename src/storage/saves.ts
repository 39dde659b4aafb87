import { promisifyRequest, type UseStore } from 'idb-keyval'
import type { Entry } from '@/core/journal/entry'
import { openDatabase, settled, startingWith } from './database'
import type { GameRecord } from './gameRecord'

/** As found on the disk: nothing is trusted yet. */
export interface RawGame {
  readonly record: unknown
  readonly entries: readonly unknown[]
}

export interface Change {
  readonly record: GameRecord
  /** What is new, in order: it goes behind what is there. */
  readonly entries?: readonly Entry[]
  /** The entries are the whole game and take the place of this, which is kept beside it. */
  readonly instead?: RawGame
}

export interface Saves {
  /** Opens the store while nothing is asked of it yet. */
  readonly openEarly: () => void
  /** The raw records of all games, by id. */
  readonly list: () => Promise<readonly (readonly [id: string, record: unknown])[]>
  readonly load: (id: string) => Promise<RawGame | undefined>
  /**
   * One transaction: `change` sees the record as it is now and says what to write; undefined writes nothing.
   * Its cost is that of what is written, never of the game.
   */
  readonly write: (id: string, change: (now: unknown) => Change | undefined) => Promise<boolean>
  /** The game as it was before it was rewritten. */
  readonly copyOf: (id: string) => Promise<RawGame | undefined>
  readonly erase: (id: string) => Promise<void>
}

const GAME = 'game:'
const gameKey = (id: string) => `${GAME}${id}`
const copyKey = (id: string) => `copy:${id}`
const entriesOf = (id: string) => `entry:${id}:`
/** In the order they were written on this device. Padded, so that the keys sort as the numbers do. */
const entryKey = (id: string, place: number) => entriesOf(id) + String(place).padStart(8, '0')

export const openSaves = (use: UseStore = openDatabase('moonrise')): Saves => ({
  openEarly: () => void use('readonly', async () => undefined).catch(() => undefined),

  list: () =>
    use('readonly', async (store) => {
      const range = startingWith(GAME)
      const [keys, records] = await Promise.all([
        promisifyRequest(store.getAllKeys(range)),
        promisifyRequest(store.getAll(range) as IDBRequest<unknown[]>),
      ])
      return keys.map((key, index) => [String(key).slice(GAME.length), records[index]] as const)
    }),

  load: (id) =>
    use('readonly', async (store) => {
      const [record, entries] = await Promise.all([
        promisifyRequest(store.get(gameKey(id)) as IDBRequest<unknown>),
        promisifyRequest(store.getAll(startingWith(entriesOf(id))) as IDBRequest<unknown[]>),
      ])
      return record === undefined && !entries.length ? undefined : { record, entries }
    }),

  write: (id, change) =>
    use('readwrite', (store) => {
      let written = false
      const reading = store.get(gameKey(id)) as IDBRequest<unknown>
      return new Promise<boolean>((resolve, reject) => {
        reading.onsuccess = () => {
          try {
            const next = change(reading.result)
            if (!next) return
            const { record, entries = [], instead } = next
            if (instead) {
              store.put(instead, copyKey(id))
              store.delete(startingWith(entriesOf(id)))
            } else if (!record.copy && (reading.result as Partial<GameRecord> | undefined)?.copy) store.delete(copyKey(id))
            entries.forEach((entry, index) => store.put(entry, entryKey(id, record.next - entries.length + index)))
            store.put(record, gameKey(id))
            written = true
          } catch (error) {
            reject(error as Error)
            store.transaction.abort()
          }
        }
        settled(store).then(() => resolve(written), reject)
      })
    }),

  copyOf: (id) => use('readonly', (store) => promisifyRequest(store.get(copyKey(id)) as IDBRequest<RawGame | undefined>)),

  erase: (id) =>
    use('readwrite', (store) => {
      store.delete(gameKey(id))
      store.delete(copyKey(id))
      store.delete(startingWith(entriesOf(id)))
      return settled(store)
    }),
})
