import type { Entry } from '@/core/journal/entry'
import type { EntryId } from '@/core/model/ids'

/** Where a game stands: the entry shown, and the tip that redo walks towards. */
export interface Place {
  readonly cursor: EntryId
  readonly head: EntryId
}

/** The one small record Home reads of every game; it is written together with each entry. */
export interface GameRecord extends Place {
  readonly schema: number
  readonly id: string
  readonly title: string
  readonly script: string
  readonly order: 'sheet' | 'published'
  readonly createdAt: number
  readonly changedAt: number
  /** "Night 3 · 9 of 12 alive". */
  readonly line: string
  readonly players: number
  readonly ended: boolean
  /** One more than the number of entries on the disk: the place of the next one in their order. */
  readonly next: number
  /** Increases with every write. A window that knows an older one must read again. */
  readonly rev: number
  readonly trashedAt?: number
  /** Why it could not be opened. */
  readonly damaged?: string
  readonly backedUpAt?: number
  /** Another device runs it; this one follows. */
  readonly elsewhere?: boolean
  /** The game as it lay on the disk before it was rewritten is still there: because an older version wrote it, or because its end was damaged. */
  readonly copy?: 'old' | 'damaged'
}

export interface StoredGame {
  readonly record: GameRecord
  readonly entries: readonly Entry[]
}

const numbers = ['schema', 'createdAt', 'changedAt', 'players', 'next', 'rev'] as const
const texts = ['id', 'title', 'script', 'line'] as const
/** The first version counted its entries. */
const places = ['cursor', 'head'] as const

/** A record that fails this is listed as damaged. */
export const isGameRecord = (value: unknown): value is GameRecord => {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return (
    numbers.every((key) => Number.isFinite(record[key])) &&
    texts.every((key) => typeof record[key] === 'string') &&
    places.every((key) => typeof record[key] === 'string' || Number.isInteger(record[key]))
  )
}
