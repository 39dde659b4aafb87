import type { GameRecord } from '@/storage/gameRecord'
import { isGameRecord } from '@/storage/gameRecord'
import { libraryText } from '@/text/en/library'
import type { GameCard } from './types'

const DAY = 86_400_000

/** Every ended game, and once a day a running one. */
const backupIsDue = (record: GameRecord, now: number): boolean =>
  record.next > 1 && (record.ended ? (record.backedUpAt ?? 0) < record.changedAt : now - (record.backedUpAt ?? record.createdAt) > DAY)

export const gameCard = (id: string, record: unknown, now: number): GameCard => {
  if (!isGameRecord(record))
    return {
      id,
      title: libraryText.unnamed,
      createdAt: 0,
      changedAt: 0,
      line: libraryText.damaged,
      players: 0,
      ended: false,
      damaged: true,
      backupDue: false,
    }
  const { title, createdAt, changedAt, line, players, ended } = record
  const damaged = record.damaged !== undefined
  return {
    id,
    title,
    createdAt,
    changedAt,
    line: damaged ? libraryText.damaged : line,
    players,
    ended,
    damaged,
    backupDue: !damaged && backupIsDue(record, now),
  }
}
