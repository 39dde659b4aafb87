import type { LiveGameDeps } from './liveGameDeps'
import type { LivePlaces } from './livePlaces'
import type { Presence } from './presence'

interface Deps extends Pick<LiveGameDeps, 'room' | 'say'> {
  readonly wait: (work: () => void, milliseconds: number) => void
  readonly places: LivePlaces
  readonly present: Presence
}

/** How long something may be late. */
export const LATE = 10_000

/** A server that keeps back what another device has said: that device itself tells how much it said. To be called whenever one is heard. */
export const heldBack = ({ room, say, wait, places, present }: Deps): (() => void) => {
  /** Of each device, up to which count something is on its way. */
  const awaited = new Map<string, number>()
  const lacks = (device: string, said: number) => said > places.heardOf(device)

  return () => {
    for (const { device, said } of present.others()) {
      if (!lacks(device, said) || said <= (awaited.get(device) ?? 0)) continue
      awaited.set(device, said)
      // Perhaps it is only late.
      wait(() => {
        const isThere = room.connection() === 'together' && present.others().some((other) => other.device === device)
        if (isThere && !room.trouble() && lacks(device, said)) say.older()
      }, LATE)
    }
  }
}
