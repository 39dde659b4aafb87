/** What the ring is given. Reuse a seat's object if nothing changed, so that it is not redrawn. */
import type { SeatId } from '@/core/model/ids'
import type { SeatFigureModel } from '@/ui/parts/seatFigure'

export interface RingCoinModel {
  readonly id: string
  /** The character that placed it, or a mark. */
  readonly icon: string
  readonly caption: string
  readonly kind: 'impaired' | 'safe' | 'death' | 'plain'
  readonly state?: 'live' | 'paused' | 'proposed'
  /** Said by screen readers. */
  readonly label: string
  /** The seat it comes flying from when it is placed. */
  readonly from?: SeatId | undefined
}

/** On the inward ray during a vote. */
export type VoteMark = 'yes' | 'ghost' | 'no' | 'waiting' | 'asked'

export interface RingSeatModel {
  readonly id: SeatId
  /** Everything the picture says, in words. */
  readonly label: string
  readonly figure: SeatFigureModel
  /** Most important first. */
  readonly coins: readonly RingCoinModel[]
  /** Words for the "+k" coin. */
  readonly moreLabel?: string | undefined
  readonly vote?: VoteMark | undefined
}

/** The clock hands of a nomination: the long one points at the nominee. */
export interface RingHandsModel {
  readonly nominee?: SeatId | undefined
  readonly nominator?: SeatId | undefined
}
