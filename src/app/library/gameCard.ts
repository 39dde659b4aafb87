import type { GameRecord } from '@/storage/gameRecord'
import { isGameRecord } from '@/storage/gameRecord'
import { libraryText } from '@/text/en/library'

/** A game in the library, as Home lists it. */
export interface GameCard {
  readonly id: string
  readonly title: string
  readonly createdAt: number
  readonly changedAt: number
  /** "Night 3 · 9 of 12 alive", made when it was last saved. */
  readonly line: string
  readonly players: number
  readonly ended: boolean
  readonly damaged: boolean
  /** The damaged end was cut off; a copy of it is kept. */
  readonly cutOff: boolean
  /** Worth a backup: it has ended since the last one, or has been running for a day. */
  readonly backupDue: boolean
}

const DAY = 86_400_000
/** The first version did not limit titles, and a list of huge titles froze the page. */
const LONGEST_TITLE = 200

/** Ended games, and running ones once a day. */
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
      cutOff: false,
      backupDue: false,
    }
  const { title, createdAt, changedAt, line, players, ended } = record
  const damaged = record.damaged !== undefined
  return {
    id,
    title: title.slice(0, LONGEST_TITLE),
    createdAt,
    changedAt,
    line: damaged ? libraryText.damaged : line,
    players,
    ended,
    damaged,
    cutOff: record.copy === 'damaged',
    backupDue: !damaged && backupIsDue(record, now),
  }
}
