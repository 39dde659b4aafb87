import type { CharacterId } from './ids'
import type { Team } from './seat'

export interface SetupFault {
  readonly code: string
  readonly because: string
  /** Teams with too many in the bag, where it is about their number. */
  readonly over?: readonly Exclude<Team, 'traveller'>[]
  /** One tap that mends it. */
  readonly mends?: readonly SetupMend[]
}

export interface SetupMend {
  readonly label: string
  readonly add?: CharacterId
  readonly remove?: CharacterId
  readonly count?: number
  /** Bluffs and beliefs are thought of anew. */
  readonly suggest?: true
}
