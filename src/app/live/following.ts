import { isPast, ROOT } from '@/core/api'
import type { EntryId } from '@/core/model/ids'
import type { Place } from '@/storage/gameRecord'
import { absorb } from './absorb'
import { LATE } from './heldBack'
import type { LiveGameDeps } from './liveGameDeps'
import type { SharedPlace } from './sharedPlace'

interface Deps extends Pick<LiveGameDeps, 'session' | 'room' | 'isElsewhere' | 'setElsewhere' | 'kept' | 'keep' | 'say'> {
  readonly wait: (work: () => void, milliseconds: number) => void
  readonly runner: () => SharedPlace | undefined
  /** This device runs the game from now on. */
  readonly take: () => void
}

/** Goes where the device stands that runs the game. If this one ran it before, its storyteller is told, and asked if their taps are on another branch. */
export const following = (deps: Deps): ((place: SharedPlace) => void) => {
  const { session, room, isElsewhere, setElsewhere, kept, keep, say, wait, runner, take } = deps

  /** How many entries lead from what both have to this one. */
  const stepsApart = (from: EntryId, other: EntryId): number => {
    const journal = session.journal()
    let steps = 0
    for (let at = from; at !== ROOT && !isPast(journal, at, other); at = journal.entries.get(at)?.parent ?? ROOT) steps += 1
    return steps
  }

  const goOnWith = (mine: Place) => () => {
    absorb(session, [], mine)
    take()
  }

  return (place) => {
    const { cursor, head } = session.journal()
    const wasRunner = !isElsewhere()
    if (wasRunner) setElsewhere(true)
    if (!kept().followed) keep({ ...kept(), followed: true })
    if (!absorb(session, [], { cursor: place.cursor, head: place.head })) {
      // Perhaps it is only late.
      wait(() => session.holds() && !absorb(session, [], runner() ?? place) && room.connection() === 'together' && say.older(), LATE)
      return
    }
    if (place.game.title !== session.record().title) session.edit({ title: place.game.title })
    if (!wasRunner) return
    const steps = stepsApart(cursor, place.cursor)
    if (steps) say.overtaken(steps, goOnWith({ cursor, head }))
    else say.handed()
  }
}
