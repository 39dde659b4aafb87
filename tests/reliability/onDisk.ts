import type { Page } from '@playwright/test'
import type { Entry } from '@/core/journal/entry'
import { isSound } from '@/core/journal/seal'
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

/** What is wrong with it, whatever happened before: no id twice, no hole, every past there and unchanged, the cursor on an entry. */
export const faultsOf = ({ record, entries }: OnDisk): readonly string[] => {
  const known = new Set<string>(['0', ...entries.map(({ id }) => id)])
  return [
    ...(known.size === entries.length + 1 ? [] : ['two entries have one id']),
    ...entries.filter(({ parent }) => !known.has(parent)).map(({ id }) => `entry ${id} has no past`),
    ...entries
      .filter(
        (entry) =>
          !isSound(
            entry,
            entries.find(({ id }) => id === entry.parent),
          ),
      )
      .map(({ id }) => `entry ${id} is not as it was made`),
    ...(record.next === entries.length + 1 ? [] : [`next is ${record.next} after ${entries.length} entries`]),
    ...(known.has(record.cursor) && known.has(record.head) ? [] : [`the cursor ${record.cursor} or the tip ${record.head} is nowhere`]),
  ]
}
