import type { GameRecord, StoredGame } from '@/storage/gameRecord'
import type { ReadGame } from '@/storage/readGame'
import type { RawGame } from '@/storage/saves'

/** A game from the disk. `instead`: it lies there differently, and what lies there is kept beside it when it is written. */
export interface FoundGame extends StoredGame {
  readonly instead?: RawGame
}

/** The copy of what an older version wrote is let go once the game has been opened from what this version made of it. */
export const foundIn = (raw: RawGame, { game, differs }: Extract<ReadGame, { ok: true }>): FoundGame => {
  const { copy, ...record } = game.record
  const kept = differs ?? (copy === 'damaged' ? copy : undefined)
  return {
    entries: game.entries,
    record: (kept ? { ...record, copy: kept } : record) satisfies GameRecord,
    ...(differs ? { instead: raw } : {}),
  }
}
