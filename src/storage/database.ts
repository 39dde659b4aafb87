import { promisifyRequest, type UseStore } from 'idb-keyval'
import { logMayBeTorn, wholeLog } from './tornLog'

const STORE = 'records'

/**
 * `lost`: a store was closed under us. The browser cleared it, somebody deleted it, or Safari only closed it in the background.
 * `rewritten`: a game had gone with it and is being written again.
 */
export const storeLost = new EventTarget()

/**
 * idb-keyval's `createStore`, with three differences: a write is only confirmed once it is on the disk,
 * a connection that the browser has closed or broken (Safari does, in the background) is opened again for the next try,
 * and after a failure nothing is written behind half a record.
 */
export const openDatabase = (name: string): UseStore => {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => (opening = undefined)

  const connect = () => {
    opening ??= open(name).then(
      (database) => {
        const lost = () => {
          forget()
          storeLost.dispatchEvent(new Event('lost'))
        }
        // On a full disk even the browser's own tidying up after a confirmed write may fail; it then closes the store.
        database.onclose = () => {
          logMayBeTorn()
          lost()
        }
        database.onversionchange = () => {
          closedHere.add(database)
          database.close()
          lost()
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
    await judging
    await wholeLog(mode)
    let database = await connect()
    let store: IDBObjectStore
    try {
      store = begin(database)
    } catch (error) {
      if ((error as DOMException).name !== 'InvalidStateError') throw error
      forget()
      await judging
      if (!closedHere.has(database)) logMayBeTorn()
      await wholeLog(mode)
      database = await connect()
      store = begin(database)
    }
    try {
      return await work(store)
    } catch (error) {
      forget()
      if (mode === 'readwrite') await (judging = Promise.all([judging, judge(database)]))
      closedHere.add(database)
      database.close()
      throw error
    }
  }
}

/** The stores of a site share one log: until it is known whether a failed write left half a record, nobody opens one. */
let judging: Promise<unknown> | undefined
const closedHere = new WeakSet<IDBDatabase>()
const judge = async (database: IDBDatabase): Promise<void> => {
  if (!(await answers(database))) logMayBeTorn()
}

/** Where a write was refused because the site has used up its share of the device, the browser leaves the store open. After half a record it closes it. */
const answers = (database: IDBDatabase): Promise<boolean> =>
  Promise.resolve()
    .then(() => promisifyRequest(database.transaction(STORE).objectStore(STORE).count()))
    .then(
      () => true,
      () => false,
    )

const open = async (name: string): Promise<IDBDatabase> => {
  // Where storage is switched off, `indexedDB` is missing, or merely naming it throws: both must reject, not crash.
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return promisifyRequest(request).catch((error: unknown) => {
    logMayBeTorn()
    throw error
  })
}

/** Settles with the transaction, because a successful request may still be rolled back. */
export const settled = (store: IDBObjectStore): Promise<void> => promisifyRequest(store.transaction)

export const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
