import type { Phase } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Alignment } from '../model/seat'

/** Public knowledge only. Nothing here may depend on a secret. */
export interface TownSeat {
  readonly id: SeatId
  readonly number: number
  readonly player: string
  readonly alive: boolean
  readonly ghostVote: boolean
  readonly traveller: { readonly id: CharacterId; readonly name: string } | undefined
}

export interface TownView {
  readonly phase: Phase
  readonly seats: readonly TownSeat[]
  readonly alive: number
  readonly votesNeeded: number
  readonly nominations: readonly {
    readonly kind: 'execution' | 'exile'
    readonly by: SeatId | 'storyteller' | undefined
    readonly nominee: SeatId
    readonly votes: readonly SeatId[]
    readonly count: number
    readonly needed: number
    readonly counted: boolean
  }[]
  readonly aboutToDie: SeatId | undefined
  readonly executed: readonly { readonly seat: SeatId; readonly died: boolean }[]
  readonly exiled: readonly { readonly seat: SeatId; readonly died: boolean }[]
  /** Names announced at the latest dawn. */
  readonly dawn: { readonly died: readonly SeatId[]; readonly aliveAgain: readonly SeatId[] }
  readonly winner: Alignment | undefined
}
