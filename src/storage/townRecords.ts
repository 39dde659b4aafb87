import { del, get, set, type UseStore } from 'idb-keyval'
import type { TownView } from '@/core/views/townTypes'
import { openDatabase } from './database'

/** Everything a town window ever learns about a game. */
export interface TownRecord {
  readonly id: string
  readonly title: string
  readonly at: number
  /** Counts up with every view: clocks are set back. */
  readonly rev?: number
  readonly view: TownView
}

export interface TownRecords {
  readonly read: (id: string) => Promise<TownRecord | undefined>
  readonly write: (record: TownRecord) => Promise<void>
  readonly erase: (id: string) => Promise<void>
}

/** A database of its own: the public window never opens the one with the secrets. */
export const openTownRecords = (use: UseStore = openDatabase('moonrise-town')): TownRecords => ({
  read: (id) => get<TownRecord>(id, use),
  write: (record) => set(record.id, record, use),
  erase: (id) => del(id, use),
})
