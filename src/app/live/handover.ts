import type { LiveGameDeps } from './liveGameDeps'
import type { LivePlaces } from './livePlaces'
import type { Presence } from './presence'

/** How the game passes from one device to another. */
export interface Handover {
  /** This device runs the game from now on. */
  readonly take: () => void
  /** Asks the device that runs the game, or takes over if nobody can be asked. */
  readonly takeOver: () => void
  readonly giveTo: (device: string) => void
  /** Somebody came, went or asks, or another device runs the game now. */
  readonly noteOthers: () => void
  /** Says to the others that this device is here, and how much it has said. */
  readonly show: () => void
}

interface Deps extends Pick<LiveGameDeps, 'session' | 'room' | 'isElsewhere' | 'setElsewhere' | 'kept' | 'keep' | 'say'> {
  readonly wait: (work: () => void, milliseconds: number) => void
  readonly places: LivePlaces
  readonly present: Presence
  readonly publish: () => void
}

/** How long a device that was asked may be silent. */
const PATIENCE = 20_000
const LOOK = 250

export const handover = (deps: Deps): Handover => {
  const { session, room, isElsewhere, setElsewhere, kept, keep, say, wait, places, present, publish } = deps
  let asking = false
  /** Whose wish the storyteller was told of. */
  let told = ''

  const noteOthers = () => {
    const who = !isElsewhere() && session.holds() ? present.others().find(({ asks }) => asks) : undefined
    if (told && told !== who?.device) say.answered()
    const wasTold = told === who?.device
    told = who?.device ?? ''
    if (who && !wasTold) say.asks(who, () => giveTo(who.device))
  }

  const take = () => {
    asking = false
    say.answered()
    keep({ ...kept(), term: places.highest() + 1, followed: false })
    present.show(asking)
    setElsewhere(false)
    publish()
    // Another one may have asked at the same time.
    noteOthers()
  }

  const giveTo = (device: string) => {
    if (isElsewhere()) return
    room.doc.transact(() => {
      publish()
      places.say(device)
    })
    keep({ ...kept(), followed: true })
    setElsewhere(true)
    noteOthers()
  }

  /** While the server is being looked for, it is not known yet whether somebody can be asked. */
  const takeOver = (looks = 20): void => {
    if (room.connection() === 'connecting' && looks) return wait(() => takeOver(looks - 1), LOOK)
    const runner = places.runner()
    const isThere = room.connection() === 'together' && runner && present.others().some(({ device }) => device === runner.device)
    if (!isThere) return take()
    asking = true
    present.show(asking)
    say.asked()
    wait(() => {
      if (asking && isElsewhere()) say.noAnswer(take)
    }, PATIENCE)
  }

  return { take, takeOver: () => takeOver(), giveTo, noteOthers, show: () => present.show(asking) }
}
