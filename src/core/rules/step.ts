import type { CharacterId, StepId } from '../model/ids'
import type { NightStep } from '../model/nightStep'
import type { ScriptRow } from '../model/script'
import type { Seat } from '../model/seat'

/** One row of tonight's sheet for one player, due or not; derived anew after every change, never stored. */
export interface Step {
  readonly id: StepId
  readonly row: ScriptRow
  readonly index: number
  readonly seat: Seat | undefined
  readonly ability: CharacterId | undefined
  readonly night: NightStep | undefined
  readonly due: boolean
  /** The key of the sentence why it is due or not. */
  readonly because: string
  readonly wakes: boolean
  readonly mode: 'acts' | 'without-effect' | 'pretends' | 'bookkeeping' | 'sleeps'
  /** Its player has become somebody else by day, and is told so. */
  readonly became?: true
  /** The text of a wake the storyteller added. */
  readonly text?: string
}
