import type { Map as SharedMap } from 'yjs'
import type { RoomKeys } from '@/live/keys'
import type { LiveGameDeps } from './liveGameDeps'
import { runnerOf, sealPlace, unsealPlace, type SharedPlace } from './sharedPlace'

/** What every device of this game last said about where it stands. */
export interface LivePlaces {
  readonly runner: () => SharedPlace | undefined
  readonly mine: () => SharedPlace | undefined
  /** The last count that is known of what this device said. */
  readonly heardOf: (device: string) => number
  /** The highest term that is known. */
  readonly highest: () => number
  /** Says where this device stands now; `to` may run the game from now on. */
  readonly say: (to?: string) => void
  /** A server that lost what this device said last gets it again. */
  readonly sayAgain: () => void
  /** False if the server shows less than it had. */
  readonly read: (devices: Iterable<string>) => boolean
  readonly readAll: () => boolean
}

type Deps = Pick<LiveGameDeps, 'session' | 'kept' | 'keep'>

export const livePlaces = (room: SharedMap<Uint8Array>, keys: RoomKeys, { session, kept, keep }: Deps): LivePlaces => {
  const places = new Map<string, SharedPlace>()
  const me = kept().device
  const runner = () => runnerOf(places.values())
  const put = (place: SharedPlace) => {
    places.set(me, place)
    room.set(me, sealPlace(keys, place))
  }

  const read = (devices: Iterable<string>): boolean => {
    const seen: Record<string, number> = { ...kept().seen }
    let isWhole = true
    for (const device of devices) {
      const place = unsealPlace(keys, device, room.get(device))
      const last = device === me ? kept().confirmed : (seen[device] ?? 0)
      const isOlder = (place?.rev ?? 0) < last
      if (isOlder) isWhole = false
      // Nobody goes back to where another device stood before.
      if (!place || (isOlder && device !== me) || place.rev < (places.get(device)?.rev ?? 0)) continue
      places.set(device, place)
      if (device !== me) seen[device] = Math.max(last, place.rev)
    }
    if (JSON.stringify(seen) !== JSON.stringify(kept().seen)) keep({ ...kept(), seen })
    return isWhole
  }

  return {
    runner,
    mine: () => places.get(me),
    heardOf: (device) => places.get(device)?.rev ?? 0,
    highest: () => Math.max(kept().term, runner()?.term ?? 0),
    say: (to) => {
      const { id, title, script, order, createdAt } = session.record()
      const { cursor, head } = session.journal()
      const { term, rev } = kept()
      const place: SharedPlace = { cursor, head, device: me, term, rev: rev + 1, to, game: { id, title, script, order, createdAt } }
      keep({ ...kept(), rev: rev + 1, said: place })
      put(place)
    },
    sayAgain: () => {
      const { said } = kept()
      if (said && (unsealPlace(keys, me, room.get(me))?.rev ?? 0) < said.rev) put(said)
    },
    read,
    readAll: () => read(new Set([...room.keys(), ...Object.keys(kept().seen), ...(kept().confirmed ? [me] : [])])),
  }
}
