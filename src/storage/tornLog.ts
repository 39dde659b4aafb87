import { localValue } from './localValue'

/** A write failed, and the browser's log may end in half a record. `freshLog.ts` says what follows from that. */
const torn = localValue('torn-log')

/** A note in another store of the browser. On a full disk nothing can be written, but a note can still be taken away. */
const NOTES = 'moonrise-notes'
const WHOLE = 'log-is-whole'
const noted = localValue('log-noted')
const notes = async () => globalThis.caches.open(NOTES)

/** Other browsers keep no such log. */
const isChromium = () => 'navigator' in globalThis && navigator.userAgent.includes('Chrom')

export const logMayBeTorn = (): void => {
  if (!isChromium()) return
  torn.write(true)
  // On a full disk not even the other store may open.
  if (noted.read())
    notes()
      .then((store) => store.delete(WHOLE))
      .catch(() => undefined)
}

export const logIsWhole = async (): Promise<void> => {
  torn.write(false)
  if (!('caches' in globalThis)) return
  await (await notes()).put(WHOLE, new Response())
  noted.write(true)
}

/** A browser that was killed on a full disk may remember nothing but the missing note. */
const lookForNote = async (): Promise<void> => {
  if (!noted.read()) return logIsWhole()
  if (await (await notes()).match(WHOLE)) return
  torn.write(true)
  return putAway()
}

let puttingAway: Promise<void> | undefined
const putAway = () =>
  (puttingAway ??= import('./freshLog').then(({ beginFreshLog }) => beginFreshLog()).finally(() => (puttingAway = undefined)))

let atStart: Promise<unknown> | undefined

/** Before the store is opened. A first reading need not wait for the note. */
export const wholeLog = async (mode: IDBTransactionMode): Promise<void> => {
  if (!isChromium()) return
  if (torn.read() !== true) {
    atStart ??= lookForNote().catch(() => undefined)
    if (mode === 'readwrite') await atStart
  }
  if (torn.read() === true) await putAway()
}
