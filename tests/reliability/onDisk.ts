import type { Page } from '@playwright/test'
import type { Entry } from '@/core/journal/entry'
import type { GameRecord } from '@/storage/gameRecord'

export interface OnDisk {
  readonly record: GameRecord
  readonly entries: readonly Entry[]
}

/** Reads a game past the app, as it lies in the database. */
export const readDisk = (page: Page, id: string): Promise<OnDisk> =>
  page.evaluate(
    (game) =>
      new Promise<OnDisk>((done, failed) => {
        const opening = indexedDB.open('moonrise')
        opening.onerror = () => failed(new Error(String(opening.error)))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records')
          const store = reading.objectStore('records')
          const record = store.get(`game:${game}`) as IDBRequest<GameRecord>
          const entries = store.getAll(IDBKeyRange.bound(`entry:${game}:`, `entry:${game}:\uffff`)) as IDBRequest<Entry[]>
          reading.oncomplete = () => {
            opening.result.close()
            done({ record: record.result, entries: entries.result })
          }
        }
      }),
    id,
  )

/** What is wrong with it, whatever happened before: numbers without a hole, every past there, the cursor on an entry. */
export const faultsOf = ({ record, entries }: OnDisk): readonly string[] => {
  const known = new Set([0, ...entries.map(({ id }) => id)])
  return [
    ...entries.filter(({ id }, at) => id !== at + 1).map(({ id }, at) => `entry ${id} lies at ${at + 1}`),
    ...entries.filter(({ parent, id }) => !known.has(parent) || parent >= id).map(({ id }) => `entry ${id} has no past`),
    ...(record.next === entries.length + 1 ? [] : [`next is ${record.next} after ${entries.length} entries`]),
    ...(known.has(record.cursor) && known.has(record.head) ? [] : [`the cursor ${record.cursor} or the tip ${record.head} is nowhere`]),
  ]
}
