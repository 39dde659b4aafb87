import { SCHEMA, type Entry } from '@/core/journal/entry'
import type { GameRecord } from '@/storage/gameRecord'
import { ana } from '../ana'

export const record = (id: string, change: Partial<GameRecord> = {}): GameRecord => ({
  schema: SCHEMA,
  id,
  title: 'Friday',
  script: 'bad-moon-rising',
  order: 'sheet',
  createdAt: 1,
  changedAt: 2,
  line: 'Night 1',
  players: 1,
  ended: false,
  cursor: 0,
  head: 0,
  next: 1,
  rev: 1,
  ...change,
})

/** The first seats somebody, the others only write a note. */
export const entry = (id: number, parent = id - 1, note = `note ${id}`): Entry => {
  const seat = ana.id
  return id === 1
    ? {
        schema: SCHEMA,
        id,
        parent,
        at: 1_000,
        command: { type: 'addSeat', plan: { player: 'Ana' } },
        events: [{ type: 'seatAdded', at: 0, seat: ana }],
      }
    : {
        schema: SCHEMA,
        id,
        parent,
        at: 1_000 + id,
        command: { type: 'writeNote', seat, note },
        events: [{ type: 'noteWritten', seat, note }],
      }
}
