import type { RoomKeys } from '@/live/keys'
import type { LiveRoom } from '@/live/room'
import type { Session } from '../session/session'
import type { KeptShare } from './keptShares'
import type { DeviceKind, Present } from './presence'

export interface LiveGameDeps {
  readonly session: Pick<Session, 'id' | 'journal' | 'record' | 'holds' | 'add' | 'touched' | 'edit'>
  readonly isElsewhere: () => boolean
  readonly setElsewhere: (now: boolean) => void
  readonly room: LiveRoom
  readonly keys: RoomKeys
  readonly kind: DeviceKind
  readonly kept: () => KeptShare
  readonly keep: (share: KeptShare) => void
  readonly say: LiveWords
  readonly wait?: (work: () => void, milliseconds: number) => void
  readonly now: () => number
}

/** What the storyteller is told about other devices. */
export interface LiveWords {
  readonly changed: () => void
  /** Another device wants to run the game; `allow` lets it. */
  readonly asks: (who: Present, allow: () => void) => void
  readonly asked: () => void
  readonly noAnswer: (take: () => void) => void
  /** No device waits for an answer any more: what was asked is settled. */
  readonly answered: () => void
  readonly handed: () => void
  /** This device wrote while it was away, and another one has taken over. */
  readonly overtaken: (steps: number, goOnWithMine: () => void) => void
  readonly ended: () => void
  /** The server shows less than it had. */
  readonly older: () => void
}
