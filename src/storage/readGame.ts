import type { Entry } from '@/core/journal/entry'
import { isGameRecord, type StoredGame } from './gameRecord'
import { migrating, newestSchema, type Migration, type OldEntry } from './migrations'
import type { RawGame } from './saves'

export type GameFault =
  /** Written by a newer version: nothing is wrong with it. */
  'newer' | 'no-record' | 'bad-entry' | 'missing-entry'

export type ReadGame = { readonly ok: true; readonly game: StoredGame } | { readonly ok: false; readonly fault: GameFault }

/** Brings a game from the disk forward and looks for holes in it. */
export const readGame = (raw: RawGame, steps?: readonly Migration[]): ReadGame => {
  const fault = (why: GameFault): ReadGame => ({ ok: false, fault: why })
  const { record } = raw
  if (!isGameRecord(record)) return fault('no-record')
  if (record.schema > newestSchema(steps)) return fault('newer')

  const entries: Entry[] = []
  const known = new Set([0])
  const migrate = migrating(steps)
  for (const old of raw.entries) {
    if (!isOldEntry(old)) return fault('bad-entry')
    if ((old['schema'] as number) > newestSchema(steps)) return fault('newer')
    const entry = migrate(old) as Entry | undefined
    if (!entry) return fault('bad-entry')
    if (!known.has(entry.parent) || !known.has(entry.base ?? 0)) return fault('missing-entry')
    known.add(entry.id)
    entries.push(entry)
  }
  if (entries.length !== record.next - 1 || !known.has(record.cursor) || !known.has(record.head)) return fault('missing-entry')
  return { ok: true, game: { record, entries } }
}

/** What of a damaged game still hangs together: every entry whose whole past is there. */
export const soundPart = (raw: RawGame): readonly Entry[] => {
  const known = new Set([0])
  const migrate = migrating()
  const sound: Entry[] = []
  for (const old of raw.entries) {
    const entry = isOldEntry(old) ? (migrate(old) as Entry | undefined) : undefined
    if (!entry || !known.has(entry.parent) || !known.has(entry.base ?? 0) || known.has(entry.id)) continue
    known.add(entry.id)
    sound.push(entry)
  }
  return sound
}

const isOldEntry = (value: unknown): value is OldEntry => {
  if (typeof value !== 'object' || value === null) return false
  const { id, parent, schema, events, command } = value as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    Number.isInteger(parent) &&
    (parent as number) < (id as number) &&
    Number.isInteger(schema) &&
    Array.isArray(events) &&
    typeof command === 'object' &&
    command !== null
  )
}
