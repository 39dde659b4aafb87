import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { RoomKeys } from '@/live/keys'
import { watchedIn } from '@/live/links'
import { enterRoom, type LiveRoom } from '@/live/room'
import { onTown, readTown, townMap, type SealedTown } from '@/live/sealedTown'
import { whenSeenAgain } from '@/live/wakeful'
import { localValue } from '@/storage/localValue'
import { liveAddress } from './liveAddress'
import { lostSince, type LostSince } from './lostSince'

/** The link stays on this device, so that a reload shows the same town. */
const kept = localValue('watch')
interface KeptWatch {
  readonly link: string
  /** The newest picture that was shown. */
  readonly rev: number
}
const keptWatch = (): Partial<KeptWatch> => Object(kept.read()) as Partial<KeptWatch>

/** Called as soon as the link is seen, so that the address can be emptied. */
export const keepWatched = (link: string): void => {
  if (link && keptWatch().link !== link) kept.write({ link, rev: 0 } satisfies KeptWatch)
}
export const forgetWatched = (): void => kept.write({})

export const watchedTown = (): RoomKeys | undefined => watchedIn(keptWatch().link ?? '')

export interface WatchedTown {
  readonly town: Readonly<ShallowRef<SealedTown | undefined>>
  /** How old the picture is, if it is not of now. */
  readonly late: LostSince['words']
  /** The server has shown an older picture than before. */
  readonly distrusted: Readonly<ShallowRef<boolean>>
  /** The storyteller has emptied the room: nothing will come here any more. */
  readonly ended: Readonly<ShallowRef<boolean>>
}

/** What a TV or a player's phone follows. It knows the town's key and nothing else. */
export const watchTown = (keys: RoomKeys, now: () => number = Date.now): WatchedTown => {
  const town = shallowRef<SealedTown>()
  const distrusted = shallowRef(false)
  const ended = shallowRef(false)
  const { note, words } = lostSince(now)
  /** Undefined until the server has said so. */
  let isRun: boolean | undefined
  let wasFresh = false
  const look = () => {
    const found = readTown(room, keys)
    ended.value = town.value !== undefined && !townMap(room).has('view')
    if (!found) return
    const { link = '', rev = 0 } = keptWatch()
    distrusted.value = found.rev < rev
    if (distrusted.value) return
    if (found.rev > rev) kept.write({ link, rev: found.rev } satisfies KeptWatch)
    town.value = found
  }
  /** Fresh only while this device hears the server and the server hears the storyteller. */
  const date = () => {
    const isTogether = room.connection() === 'together'
    if (isTogether && isRun === undefined) return
    if (isTogether && isRun) {
      wasFresh = true
      return note(undefined)
    }
    note(isTogether ? 'storyteller' : 'server', wasFresh ? undefined : town.value?.at)
  }
  const room: LiveRoom = enterRoom(liveAddress(), keys, {
    changed: () => date(),
    synced: () => {
      look()
      date()
    },
    running: (runs) => {
      isRun = runs
      date()
    },
  })
  onTown(room, look)
  const sleep = whenSeenAgain(room.wake)
  onScopeDispose(() => {
    sleep()
    room.close()
  })
  return { town, late: words, distrusted, ended }
}
