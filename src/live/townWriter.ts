import type { RoomKeys } from './keys'
import type { LiveRoom } from './room'
import { aboutTown, readTown, townMap, type SealedTown, type SharedTown } from './sealedTown'
import { seal } from './sealing'

/** Larger than an entry: names come and go, votes are counted, and the length should not tell. */
const TOWN_STEP = 2_048

/** Undefined values are left out, as they are once sealed. */
const textOf = ({ title, view, script }: SharedTown) => JSON.stringify([title, view, script.id, script.file])

/**
 * Writes only if something public has changed, so that nobody can count the storyteller's taps.
 * `after`: the last count this device knows of. Returns the new one; undefined if nothing was written.
 */
export const writeTown = (room: LiveRoom, keys: RoomKeys, now: SharedTown, after: number, at: number): number | undefined => {
  const last = readTown(room, keys)
  if (last && textOf(last) === textOf(now) && last.rev >= after) return undefined
  const rev = Math.max(last?.rev ?? 0, after) + 1
  townMap(room).set('view', seal(keys.key, aboutTown(keys.room), { ...now, rev, at } satisfies SealedTown, TOWN_STEP))
  return rev
}

/** For a room that is no longer used. */
export const clearTown = (room: LiveRoom): void => townMap(room).clear()
