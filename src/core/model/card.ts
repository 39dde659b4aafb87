import type { CharacterId, SeatId } from './ids'
import type { Alignment } from './seat'

/** What a player is shown at night. */
export interface CardContent {
  readonly title: string
  readonly characters?: readonly CharacterId[]
  readonly seats?: readonly SeatId[]
  readonly number?: number
  /** The most that the number can be. */
  readonly of?: number
  readonly alignment?: Alignment
  readonly for: SeatId
  /** Whether an impaired player may be shown something else. */
  readonly mayBeFalse?: boolean
  readonly text?: string
  readonly yes?: boolean
  /** The whole table, without the storyteller's notes. */
  readonly grimoire?: true
}
