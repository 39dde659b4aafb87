import type { GameRecord, Place } from '@/storage/gameRecord'
import type { RoomKeys } from '@/live/keys'
import { seal } from '@/live/sealing'
import { unseal } from '@/live/unsealing'

/** What a device says of itself: where it stands, and since which term it runs the game. The highest term does. */
export interface SharedPlace extends Place {
  readonly device: string
  readonly term: number
  /** Counts up with everything this device says. */
  readonly rev: number
  /** The device that may run the game from now on. */
  readonly to?: string | undefined
  readonly game: Pick<GameRecord, 'id' | 'title' | 'script' | 'order' | 'createdAt'>
}

const about = (room: string, device: string) => `${room} place ${device}`

export const sealPlace = ({ room, key }: RoomKeys, place: SharedPlace): Uint8Array => seal(key, about(room, place.device), place)

export const unsealPlace = ({ room, key }: RoomKeys, device: string, sealed: unknown): SharedPlace | undefined => {
  const found = unseal(key, about(room, device), sealed) as Partial<SharedPlace> | undefined
  return found?.device === device && typeof found.term === 'number' && typeof found.rev === 'number' ? (found as SharedPlace) : undefined
}

/** Who runs the game: the highest term; two that took over at once are told apart by their names. */
export const runnerOf = (places: Iterable<SharedPlace>): SharedPlace | undefined =>
  [...places].reduce<SharedPlace | undefined>(
    (best, each) => (!best || each.term > best.term || (each.term === best.term && each.device > best.device) ? each : best),
    undefined,
  )
