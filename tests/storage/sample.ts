import { SCHEMA, type Entry } from '@/core/journal/entry'
import { seal } from '@/core/journal/seal'
import { ROOT, entryId, type EntryId } from '@/core/model/ids'
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
  cursor: ROOT,
  head: ROOT,
  next: 1,
  rev: 1,
  ...change,
})

export const nth = (number: number): EntryId => entryId(String(number))

const made = new Map<string, Entry>()

/** The first seats somebody, the others only write a note. */
export const entry = (number: number, parent = number - 1, note = `note ${number}`): Entry => {
  const key = `${number} ${parent} ${note}`
  const seat = ana.id
  const found =
    made.get(key) ??
    seal(
      {
        schema: SCHEMA,
        id: nth(number),
        parent: nth(parent),
        at: 1_000 + number,
        ...(number === 1
          ? { command: { type: 'addSeat', plan: { player: 'Ana' } }, events: [{ type: 'seatAdded', at: 0, seat: ana }] }
          : { command: { type: 'writeNote', seat, note }, events: [{ type: 'noteWritten', seat, note }] }),
      },
      parent > 0 ? entry(parent) : undefined,
    )
  made.set(key, found)
  return found
}

/** As the first version wrote it. */
export const oldEntry = (number: number, parent = number - 1): Readonly<Record<string, unknown>> => {
  const { sum: _, ...rest } = entry(number, parent)
  return { ...rest, schema: 1, id: number, parent }
}
