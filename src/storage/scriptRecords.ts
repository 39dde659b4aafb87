import { del, set, values, type UseStore } from 'idb-keyval'
import { openDatabase } from './database'

/** A script on the shelf. */
export interface ScriptRecord {
  readonly id: string
  readonly name: string
  readonly author: string
  /** The text of its file, as it came in. */
  readonly file: string
  readonly addedAt: number
  readonly playedAt?: number
}

export interface ScriptRecords {
  readonly all: () => Promise<readonly ScriptRecord[]>
  readonly write: (record: ScriptRecord) => Promise<void>
  readonly erase: (id: string) => Promise<void>
}

/** A database of its own, so that a full shelf never slows a game down. */
export const openScriptRecords = (use: UseStore = openDatabase('moonrise-scripts')): ScriptRecords => ({
  all: async () => (await values<unknown>(use)).filter(isRecord),
  write: (record) => set(record.id, record, use),
  erase: (id) => del(id, use),
})

const isRecord = (value: unknown): value is ScriptRecord => {
  const { id, name, author, file, addedAt } = (value ?? {}) as Partial<Record<keyof ScriptRecord, unknown>>
  return [id, name, author, file].every((text) => typeof text === 'string') && Number.isFinite(addedAt)
}
