import { promisifyRequest, type UseStore } from 'idb-keyval'

const STORE = 'records'

/**
 * `lost`: a store was closed under us. The browser cleared it, somebody deleted it, or Safari only closed it in the background.
 * `rewritten`: a game had gone with it and is being written again.
 */
export const storeLost = new EventTarget()

/**
 * idb-keyval's `createStore`, with two differences: a write is only confirmed once it is on the disk,
 * and a connection that the browser has closed or broken (Safari does, in the background) is opened again for the next try.
 */
export const openDatabase = (name: string): UseStore => {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => (opening = undefined)

  const connect = () => {
    opening ??= open(name).then(
      (database) => {
        database.onclose = () => {
          forget()
          storeLost.dispatchEvent(new Event('lost'))
        }
        database.onversionchange = (event) => {
          database.close()
          database.onclose?.(event)
        }
        return database
      },
      (error: unknown) => {
        forget()
        throw error
      },
    )
    return opening
  }

  return async (mode, work) => {
    const begin = (database: IDBDatabase) =>
      database.transaction(STORE, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' }).objectStore(STORE)
    const database = await connect()
    let store: IDBObjectStore
    try {
      store = begin(database)
    } catch (error) {
      if ((error as DOMException).name !== 'InvalidStateError') throw error
      forget()
      store = begin(await connect())
    }
    try {
      return await work(store)
    } catch (error) {
      forget()
      store.transaction.db.close()
      throw error
    }
  }
}

const open = async (name: string): Promise<IDBDatabase> => {
  // Where storage is switched off, `indexedDB` is missing, or merely naming it throws: both must reject, not crash.
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return promisifyRequest(request)
}

/** Settles with the transaction, because a successful request may still be rolled back. */
export const settled = (store: IDBObjectStore): Promise<void> => promisifyRequest(store.transaction)

export const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
