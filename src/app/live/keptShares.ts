import { forgetGame } from '@/storage/forgetGame'
import { localValue } from '@/storage/localValue'
import type { SharedPlace } from './sharedPlace'

/** What this device knows of a game it shares. It is small, and every window must have it at once. */
export interface KeptShare {
  readonly root: string
  /** Of this device, in this game. */
  readonly device: string
  /** Counts who runs the game: the highest does. */
  readonly term: number
  /** Counts what this device said about where it stands. */
  readonly rev: number
  /** The last of that, so that a server that lost it gets it again. */
  readonly said?: SharedPlace
  /** The last of those that the server has confirmed. */
  readonly confirmed: number
  /** The newest that other devices said: a server that shows older ones is noticed. */
  readonly seen: Readonly<Record<string, number>>
  readonly townRev: number
  /** This device followed when it last heard of the others. */
  readonly followed: boolean
}

const kept = localValue('live')
const all = () => Object(kept.read()) as Record<string, KeptShare>

export const keptShare = (game: string): KeptShare | undefined => all()[game]

export const keepShare = (game: string, share: KeptShare): void => kept.write({ ...all(), [game]: share })

export const forgetShare = (game: string): void => forgetGame(kept, game)
