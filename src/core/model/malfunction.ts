import type { CharacterId, SeatId } from './ids'
import type { Moment } from './moment'

/** An ability did not do what it should have done: false news, a choice without effect, or a trigger that came in vain. */
export interface Malfunction {
  readonly seat: SeatId
  readonly ability: CharacterId
  readonly serial?: number
  readonly moment: Moment
  /** Whose doing it was, if it was somebody's. */
  readonly by: SeatId | undefined
  readonly kind: 'told' | 'acted' | 'triggered'
}
