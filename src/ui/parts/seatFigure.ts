/** One seat as it is drawn: who sits there and every state that is seen. Plain data; the figure decides nothing. */
import type { TokenTeam } from './tokenShape'

export interface SeatFigureModel {
  readonly number: number
  readonly player: string
  /** Absent before the deal: the disc is empty. */
  readonly character?: { readonly id: string; readonly name: string; readonly team: TokenTeam } | undefined
  /** The Demon a Lunatic thinks they are. */
  readonly believes?: { readonly id: string; readonly name: string; readonly team?: TokenTeam } | undefined
  readonly evil?: boolean
  /** Alignment differs from the character's own. */
  readonly turned?: 'good' | 'evil' | undefined
  readonly life: 'alive' | 'dead' | 'looks-dead'
  readonly ghostVote?: 'unspent' | 'spent' | undefined
  readonly drunk?: boolean
  readonly poisoned?: boolean
  /** Cannot die now. */
  readonly safe?: boolean
  /** Survives an execution. */
  readonly shielded?: boolean
  readonly traveller?: boolean
  /** Place in the night's order. */
  readonly order?: { readonly n: number; readonly state: 'done' | 'now' | 'later' } | undefined
  readonly state?: 'now' | 'lit' | 'dim' | 'chosen' | 'nominated' | undefined
  /** The number of the seal when chosen: first, second, third. */
  readonly pick?: number | undefined
  readonly onBlock?: boolean
  /** A state word after the name: "evil", "looks dead". */
  readonly tag?: string | undefined
}

/** How large the figure is drawn and what its plate may hold; the ring computes it, a page may write it. */
export interface SeatFigureSize {
  readonly token: number
  readonly plate: number
  readonly font: number
  /** Widest the plate may be. */
  readonly plateWidth: number
  /** The plate's way from under the token's middle. */
  readonly plateShift: number
  /** Free way to the plate's left and right, for the seal of a chosen seat. */
  readonly roomLeft: number
  readonly roomRight: number
  readonly showNumber: boolean
  readonly showTag: boolean
}

/** A figure standing by itself, with all the room it wants. */
export const standaloneSize = (token: number): SeatFigureSize => ({
  token,
  plate: token >= 92 ? 30 : token >= 72 ? 25 : 20,
  font: token >= 100 ? 17 : token >= 72 ? 15 : 13,
  plateWidth: token * 1.7,
  plateShift: 0,
  roomLeft: 30,
  roomRight: 30,
  showNumber: token >= 52,
  showTag: token >= 92,
})
