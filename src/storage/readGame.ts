import type { Entry } from '@/core/journal/entry'
import { isSound, seal } from '@/core/journal/seal'
import { ROOT, entryId, type EntryId } from '@/core/model/ids'
import { isGameRecord, type GameRecord, type Place, type StoredGame } from './gameRecord'
import { migratingFor, newestSchema, type Migration, type OldEntry } from './migrations'
import type { RawGame } from './saves'

export type GameFault =
  /** Written by a newer version: nothing is wrong with it. */
  'newer' | 'no-record' | 'bad-entry' | 'missing-entry'

export type ReadGame =
  | {
      readonly ok: true
      readonly game: StoredGame
      /** It is not on the disk as it is here, and must be written as a whole: an older version wrote it, or its end is damaged and was cut off. */
      readonly differs?: 'old' | 'damaged'
    }
  | { readonly ok: false; readonly fault: GameFault }

/** Brings a game from the disk forward, and opens it at the last sound entry if it has holes or damage. */
export const readGame = async (raw: RawGame, steps?: readonly Migration[]): Promise<ReadGame> => {
  const fault = (why: GameFault): ReadGame => ({ ok: false, fault: why })
  const { record } = raw
  if (!isGameRecord(record)) return fault('no-record')
  const newer = (schema: unknown) => (schema as number) > newestSchema(steps)
  if (newer(record.schema) || raw.entries.some((old) => isOldEntry(old) && newer(old['schema']))) return fault('newer')

  const { entries, old, broken } = await soundEntries(raw.entries, steps)
  const place = placeIn(record)
  const known = new Set<EntryId>([ROOT, ...entries.map(({ id }) => id)])
  const whole = !broken && entries.length === record.next - 1 && known.has(place.cursor) && known.has(place.head)
  if (!whole && !entries.length) return fault(broken ? 'bad-entry' : 'missing-entry')
  const last = entries.at(-1)?.id ?? ROOT
  const cursor = known.has(place.cursor) ? place.cursor : last
  const now = {
    ...record,
    ...place,
    ...(whole ? {} : { cursor, head: known.has(place.head) ? place.head : last, next: entries.length + 1 }),
  }
  return {
    ok: true,
    game: { record: now, entries },
    ...(whole ? (old || record.schema < newestSchema(steps) ? { differs: 'old' } : {}) : { differs: 'damaged' }),
  }
}

/** The first version counted its entries. */
const placeIn = ({ cursor, head }: GameRecord): Place => ({ cursor: entryId(String(cursor)), head: entryId(String(head)) })

/** Every entry that is as it was made and whose whole past is there. */
export const soundEntries = async (
  raws: readonly unknown[],
  steps?: readonly Migration[],
): Promise<{ readonly entries: readonly Entry[]; readonly old: boolean; readonly broken: boolean }> => {
  const sound = new Map<EntryId, Entry>()
  /** As they are on the disk. */
  const sums = new Map<EntryId, string>()
  const migrate = await migratingFor(raws, steps)
  let [old, broken] = [false, false]
  for (const raw of raws) {
    const entry = isOldEntry(raw) ? (migrate(raw) as Entry | undefined) : undefined
    const has = (id: EntryId | undefined) => id === undefined || id === ROOT || sound.has(id)
    const written = raw as Entry
    old ||= entry !== undefined && entry !== raw
    // What the first version wrote has no checksum yet.
    const unchanged = written?.sum === undefined || isSound(written, entry && { sum: sums.get(entry.parent) ?? '' })
    if (!entry || sound.has(entry.id) || !has(entry.parent) || !has(entry.base) || !unchanged) {
      broken = true
      continue
    }
    const sealed = entry === raw ? written : seal(entry, sound.get(entry.parent))
    sound.set(entry.id, sealed)
    sums.set(entry.id, written.sum ?? sealed.sum)
  }
  return { entries: [...sound.values()], old, broken }
}

const isOldEntry = (value: unknown): value is OldEntry => {
  if (typeof value !== 'object' || value === null) return false
  const { id, parent, schema, events, command } = value as Record<string, unknown>
  return isId(id) && isId(parent) && Number.isInteger(schema) && Array.isArray(events) && typeof command === 'object' && command !== null
}

const isId = (value: unknown): boolean => Number.isInteger(value) || (typeof value === 'string' && value !== '')
