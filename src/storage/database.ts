import { promisifyRequest, type UseStore } from 'idb-keyval'

const STORE = 'records'

/**
 * idb-keyval's `createStore`, with two differences: a write is only confirmed once it is on the disk,
 * and a connection that the browser has closed (Safari does, in the background) is opened again and the work repeated.
 */
export const openDatabase = (name: string): UseStore => {
  let opening: Promise<IDBDatabase> | undefined

  const connect = () => {
    opening ??= open(name).then(
      (database) => {
        const forget = () => (opening = undefined)
        database.onclose = forget
        database.onversionchange = () => {
          forget()
          database.close()
        }
        return database
      },
      (error: unknown) => {
        opening = undefined
        throw error
      },
    )
    return opening
  }

  return async (mode, work) => {
    const begin = (database: IDBDatabase) => database.transaction(STORE, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' }).objectStore(STORE)
    const database = await connect()
    let store: IDBObjectStore
    try {
      store = begin(database)
    } catch (error) {
      if ((error as DOMException).name !== 'InvalidStateError') throw error
      opening = undefined
      store = begin(await connect())
    }
    return work(store)
  }
}

const open = async (name: string): Promise<IDBDatabase> => {
  // Where storage is switched off, `indexedDB` is missing, or merely naming it throws: both must reject, not crash.
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return promisifyRequest(request)
}

/** Settles when the transaction has: a request that succeeded may still be rolled back. */
export const settled = (store: IDBObjectStore): Promise<void> => promisifyRequest(store.transaction)

export const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
