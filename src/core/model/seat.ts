import type { CharacterId, MarkId, SeatId } from './ids'
import type { Moment } from './moment'

export type Team = 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'traveller'
export type Alignment = 'good' | 'evil'

/** Being the character, given by another ability, kept by one after death, or only believed in. */
export type AbilityWay = 'own' | 'gained' | 'kept' | 'believed'

/** One holding of an ability: lost and had again, it is another one, with fresh uses. */
export interface HeldAbility {
  /** Counted with the marks, so that the two can be ordered by age. */
  readonly serial: number
  readonly character: CharacterId
  /** The night it was held for the first time, or again after a return: "start knowing" counts from here. */
  readonly since: number
  readonly way: AbilityWay
  /** Used up, where it works once. */
  readonly spent: boolean
  /** The mark that gives or keeps it. */
  readonly mark?: MarkId
}

/** Who somebody was until then. */
export interface Past {
  readonly character: CharacterId | undefined
  readonly alignment: Alignment
  readonly until: Moment
}

export interface Seat {
  readonly id: SeatId
  readonly player: string
  readonly character: CharacterId | undefined
  /** The character their player was shown in its place (a Lunatic, a Drunk). */
  readonly believes: CharacterId | undefined
  readonly abilities: readonly HeldAbility[]
  readonly traveller: boolean
  readonly alignment: Alignment
  /** The truth. */
  readonly alive: boolean
  /** What the town sees; differs from `alive` only for a Zombuul after its first death. */
  readonly looksAlive: boolean
  readonly ghostVote: boolean
  /** Vote tokens a living player holds who votes with nothing else. */
  readonly voteTokens?: number
  /** Whom they were before they became who they are, oldest first; a correction by hand leaves no trace here. */
  readonly history: readonly Past[]
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
