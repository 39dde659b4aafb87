import { keysOf, type GameKeys } from '@/live/keys'
import { enterRoom, type LiveRoom } from '@/live/room'
import { whenSeenAgain } from '@/live/wakeful'
import { device } from '../device/device'
import { useGame } from '../game/game'
import { useTown } from '../game/town'
import { heldSession } from '../session/sessions'
import { broughtFile } from './broughtFile'
import { deviceKind } from './deviceKind'
import { keepShare, keptShare } from './keptShares'
import { liveAddress } from './liveAddress'
import { liveGame, type LiveGame } from './liveGame'
import { liveNotices } from './liveNotices'
import { rootOf } from './newShare'
import { SHOWN_EVERY } from './presence'
import { shownTown, type ShownTown } from './shownTown'

/** The rooms of the open game, entered. */
export interface OpenShare {
  readonly id: string
  readonly keys: GameKeys
  readonly root: Uint8Array
  readonly room: LiveRoom
  readonly town: ShownTown
  readonly live: LiveGame
  readonly close: () => void
}

interface ShareEvents {
  /** Somebody came, went or wrote; the server came or went. */
  readonly changed: () => void
  readonly watching: (count: number) => void
  /** Another device ended it for everybody. */
  readonly ended: () => void
}

/** Undefined if this game is not shared, or not open in this window. */
export const openShare = (id: string, { changed, watching, ended }: ShareEvents): OpenShare | undefined => {
  const game = useGame()
  const share = keptShare(id)
  const session = heldSession(id)
  const root = share && rootOf(share)
  if (!root || !session) return undefined
  const keys = keysOf(root)
  const notices = liveNotices()
  /** Empty while the rooms are made: what is heard meanwhile is looked at when they are. */
  const entered: { share?: OpenShare } = {}
  const room = enterRoom(
    liveAddress(),
    keys.journal,
    {
      changed: () => {
        entered.share?.live.publish()
        changed()
      },
      synced: () => entered.share?.live.synced(),
    },
    true,
  )
  const town = shownTown({
    game: id,
    keys: keys.town,
    town: () => {
      if (game.id !== id || game.following) return undefined
      const script = game.script.id
      return { title: game.title, view: useTown().view, script: { id: script, file: broughtFile(game.facts.journal, script) } }
    },
    changed,
    watching,
  })
  const live = liveGame({
    session,
    isElsewhere: () => session.record().elsewhere === true,
    setElsewhere: (elsewhere) => session.edit({ elsewhere }),
    room,
    keys: keys.journal,
    kind: deviceKind(),
    now: () => device().now(),
    kept: () => keptShare(id) ?? share,
    keep: (next) => keepShare(id, next),
    say: {
      ...notices,
      changed,
      ended: () => {
        ended()
        notices.ended()
      },
    },
  })
  session.asks = live.takeOver
  const showing = setInterval(() => {
    live.show()
    changed()
  }, SHOWN_EVERY)
  const sleep = whenSeenAgain(() => [room, town].forEach((each) => each.wake()))
  const opened: OpenShare = {
    id,
    keys,
    root,
    room,
    town,
    live,
    close: () => {
      sleep()
      clearInterval(showing)
      session.asks = undefined
      notices.answered()
      room.close()
      town.close()
    },
  }
  entered.share = opened
  town.inform()
  return opened
}
