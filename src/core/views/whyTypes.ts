import type { CharacterId, MarkId } from '../model/ids'

export interface WhyLine {
  readonly kind:
    | 'drunk'
    | 'poisoned'
    | 'safe'
    | 'shield'
    | 'paused'
    | 'dead'
    | 'looks-dead'
    | 'turned'
    | 'spent'
    | 'asleep'
    | 'not-woken'
    | 'believes'
    | 'gained'
    | 'memo'
  readonly text: string
  /** The ability it speaks of. */
  readonly ability?: CharacterId
  readonly mark?: MarkId
  /** It lies on everybody else as well. */
  readonly forAll?: boolean
}
