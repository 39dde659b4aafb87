import type { Entry } from '@/core/journal/entry'

/** Where a game stands: the entry shown, and the tip that redo walks towards. */
export interface Place {
  readonly cursor: number
  readonly head: number
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
  /** The id the next entry gets; all before it are on the disk. */
  readonly next: number
  /** Raised with every write: whoever knows an older one has been overtaken and must read again. */
  readonly rev: number
  readonly trashedAt?: number
  /** Why it could not be opened. */
  readonly damaged?: string
  readonly backedUpAt?: number
}

export interface StoredGame {
  readonly record: GameRecord
  readonly entries: readonly Entry[]
}

const numbers = ['schema', 'createdAt', 'changedAt', 'players', 'cursor', 'head', 'next', 'rev'] as const
const texts = ['id', 'title', 'script', 'line'] as const

/** A record that fails this is listed as damaged; nothing is guessed. */
export const isGameRecord = (value: unknown): value is GameRecord => {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return numbers.every((key) => Number.isFinite(record[key])) && texts.every((key) => typeof record[key] === 'string')
}
