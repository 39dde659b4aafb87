import type { RoomKeys } from '@/live/keys'
import type { LiveRoom } from '@/live/room'
import { seal } from '@/live/sealing'
import { unseal } from '@/live/unsealing'

export type DeviceKind = 'ipad' | 'iphone' | 'android' | 'windows' | 'mac' | 'other'

/** A storyteller's device that is connected now. */
export interface Present {
  readonly device: string
  readonly kind: DeviceKind
  /** It wants to run the game. */
  readonly asks?: boolean
  /** The last count of what it said about where it stands: a server that keeps that back is noticed. */
  readonly said: number
  /** By its own clock. What does not grow is an old word that the server says again. */
  readonly at: number
}

export interface Presence {
  readonly others: () => readonly Present[]
  /** Tells the others that this device is here, and whether it wants to run the game. */
  readonly show: (asks: boolean) => void
}

interface PresenceDeps {
  readonly me: string
  readonly kind: DeviceKind
  readonly said: () => number
  readonly now: () => number
}

/** A device shows itself again after this time, so that the others know that it is still there. */
export const SHOWN_EVERY = 15_000
/** A device in the background may do so only once a minute. */
const GONE = 80_000

/** Which storytellers' devices are connected: each says so itself, sealed. */
export const presence = (room: LiveRoom, { room: name, key }: RoomKeys, { me, kind, said, now }: PresenceDeps): Presence => {
  const about = `${name} present`
  /** The newest word of each, and when it was heard here. */
  const heard = new Map<string, { readonly at: number; readonly here: number }>()
  const isFresh = ({ device, at }: Present): boolean => {
    const last = heard.get(device)
    if (!last || at > last.at) heard.set(device, { at, here: now() })
    else if (at < last.at) return false
    return now() - (heard.get(device)?.here ?? 0) < GONE
  }
  let shownAt = 0
  return {
    others: () =>
      room.others().flatMap((sealed) => {
        const found = unseal(key, about, sealed) as Present | undefined
        return found && found.device !== me && isFresh(found) ? [found] : []
      }),
    show: (asks) => {
      // A clock may be set back.
      shownAt = Math.max(shownAt + 1, now())
      room.present(seal(key, about, { device: me, kind, said: said(), at: shownAt, ...(asks ? { asks: true } : {}) } satisfies Present))
    },
  }
}
