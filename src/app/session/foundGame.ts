import type { GameRecord, StoredGame } from '@/storage/gameRecord'
import type { ReadGame } from '@/storage/readGame'
import type { RawGame } from '@/storage/saves'

/** A game from the disk. `instead`: the disk holds something else, which is kept as a copy when the game is written. */
export interface FoundGame extends StoredGame {
  readonly instead?: RawGame
}

/** The copy of an older version's data is dropped once the migrated game has been opened. */
export const foundIn = (raw: RawGame, { game, differs }: Extract<ReadGame, { ok: true }>): FoundGame => {
  const { copy, ...record } = game.record
  const kept = differs ?? (copy === 'damaged' ? copy : undefined)
  return {
    entries: game.entries,
    record: (kept ? { ...record, copy: kept } : record) satisfies GameRecord,
    ...(differs ? { instead: raw } : {}),
  }
}
