import type { CharacterId, SeatId } from './ids'

export type Team = 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'traveller'
export type Alignment = 'good' | 'evil'

export interface HeldAbility {
  readonly character: CharacterId
  /** The night it was held for the first time, or again after a return: "start knowing" counts from here. */
  readonly since: number
  /** Gained by another ability (the Apprentice's), and lost with death. */
  readonly gained?: boolean
}

export interface Seat {
  readonly id: SeatId
  readonly player: string
  readonly character: CharacterId | undefined
  /** The Demon a Lunatic was shown. */
  readonly believes: CharacterId | undefined
  readonly abilities: readonly HeldAbility[]
  readonly traveller: boolean
  readonly alignment: Alignment
  /** The truth. */
  readonly alive: boolean
  /** What the town sees; differs from `alive` only for a Zombuul after its first death. */
  readonly looksAlive: boolean
  readonly ghostVote: boolean
  /** Once-per-game abilities used up. */
  readonly spent: readonly CharacterId[]
  /** An evil Traveller who has been shown the Demon. */
  readonly toldDemon: boolean
  readonly note: string
}

/** Somebody who is to sit down. */
export interface SeatPlan {
  readonly player: string
  readonly character?: CharacterId
  readonly believes?: CharacterId
  readonly alignment?: Alignment
}
