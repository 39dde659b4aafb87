import type { CharacterId } from './ids'

export interface SetupFault {
  readonly code: string
  readonly because: string
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
