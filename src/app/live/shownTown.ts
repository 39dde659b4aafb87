import type { RoomKeys } from '@/live/keys'
import { enterRoom, type LiveRoom, type Trouble } from '@/live/room'
import { onTown, type SharedTown } from '@/live/sealedTown'
import { clearTown, writeTown } from '@/live/townWriter'
import { device } from '../device/device'
import { keepShare, keptShare } from './keptShares'
import { liveAddress } from './liveAddress'

/** The town's room as the device that runs the game sees it. Nobody else enters it to write, so whoever looks on learns when nobody runs the game. */
export interface ShownTown {
  /** Something may have changed. */
  readonly inform: () => void
  readonly clear: () => void
  readonly trouble: () => Trouble | undefined
  readonly wake: () => void
  readonly close: () => void
}

interface ShownTownDeps {
  readonly game: string
  readonly keys: RoomKeys
  /** Undefined: another device runs the game. */
  readonly town: () => SharedTown | undefined
  /** The server takes it, or no longer does. */
  readonly changed: () => void
  readonly watching: (count: number) => void
}

export const shownTown = ({ game, keys, town, changed, watching }: ShownTownDeps): ShownTown => {
  let room: LiveRoom | undefined
  let isSynced = false
  let isOver = false

  const close = () => {
    room?.close()
    room = undefined
    isSynced = false
    watching(0)
  }
  const inform = () => {
    const share = keptShare(game)
    const now = town()
    if (!isOver && !now) return close()
    room ??= enter()
    if (!isSynced) return
    if (isOver) return clearTown(room)
    if (!now || !share) return
    const townRev = writeTown(room, keys, now, share.townRev, device().now())
    if (townRev !== undefined) keepShare(game, { ...share, townRev })
  }
  const enter = (): LiveRoom => {
    const synced = () => {
      isSynced = true
      inform()
    }
    const entered = enterRoom(liveAddress(), keys, { changed, synced, watching })
    onTown(entered, () => queueMicrotask(() => room === entered && !isOver && inform()))
    return entered
  }

  return {
    inform,
    clear: () => {
      isOver = true
      inform()
    },
    trouble: () => room?.trouble(),
    wake: () => room?.wake(),
    close,
  }
}
