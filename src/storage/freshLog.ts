import { promisifyRequest } from 'idb-keyval'
import { logIsWhole } from './tornLog'

/** Small enough to lie in the log themselves: the browser writes 64 kB and more into a file of their own. */
const PIECE = 60_000
/** Twice more than the largest log Chromium keeps (4 MB): a second log is put away only when the first is gone. */
const PIECES = 2 * 80

/** Asks a store that has nothing to do with the log, and reads back: such a write is confirmed before it is made. */
const hasRoom = async (): Promise<boolean> => {
  if (!('caches' in globalThis)) return true
  const room = 'moonrise-room'
  const fits = async () => {
    const store = await caches.open(room)
    await store.put('room', new Response(new Uint8Array(PIECES * PIECE)))
    return (await (await store.match('room'))?.arrayBuffer())?.byteLength === PIECES * PIECE
  }
  const found = await fits().catch(() => false)
  await caches.delete(room).catch(() => false)
  return found
}

/**
 * A write that fails on a full disk leaves half a record in Chromium's log, and closes the store. Whoever opens the store again writes
 * a record behind the half one. Whoever opens it once more, in this page or after a restart, finds a damaged log: the browser then
 * throws away everything this site has stored. So after a failure the store is opened once, and the log is filled until the browser
 * puts it away and begins a new one. While there is no room for that, the store is left alone, even by those who only read.
 */
export const beginFreshLog = async (): Promise<void> => {
  if (!(await hasRoom())) throw new DOMException('No room', 'QuotaExceededError')
  const opening = indexedDB.open('moonrise-filler')
  opening.onupgradeneeded = () => opening.result.createObjectStore('pieces')
  const database = await promisifyRequest(opening)
  try {
    for (let piece = 0; piece < PIECES; piece += 1) {
      const filling = database.transaction('pieces', 'readwrite', { durability: piece + 1 < PIECES ? 'relaxed' : 'strict' })
      filling.objectStore('pieces').put(new Uint8Array(PIECE), 0)
      await promisifyRequest(filling)
    }
  } finally {
    database.close()
  }
  await logIsWhole()
  indexedDB.deleteDatabase('moonrise-filler')
}
