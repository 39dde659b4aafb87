import type { SeatId } from './ids'
import type { Telling } from './information'
import type { ActScene, Intent, Scene } from './scene'

export interface DayUse {
  readonly targets: readonly SeatId[]
  readonly text?: string
  readonly truth?: boolean
  readonly verdict?: 'pass' | 'fail'
  /** The nominee a verdict is about, if it was said. */
  readonly on?: SeatId
  readonly swaps?: readonly (readonly [SeatId, SeatId])[]
}

export interface DayAction {
  /** The label of the button. */
  readonly label: string
  /** Why it cannot be used so, as a refusal code. `works` is known to the engine only: use `refusedWhenSilent`. */
  refuses?(scene: Scene, use: DayUse): string | undefined
  readonly refusedWhenSilent?: string
  /** The refusal while only the storyteller nominates: there is no player's nomination to speak about. */
  readonly refusedWhenNobodyNominates?: string
  /** The refusal while the owner cannot die. */
  readonly refusedWhenProtected?: string
  /** Recorded whether or not the ability works. */
  always?(scene: ActScene, use: DayUse): readonly Intent[]
  does?(scene: ActScene, use: DayUse): readonly Intent[]
  /** What its player learns from it. */
  readonly tells?: Telling
  /** Why it cannot be used at this moment of the day, as a refusal code. */
  window?(scene: Scene): string | undefined
  /** Anybody may claim to have it and use it in public: nothing happens. */
  readonly claimable?: true
  /** What the screen has to ask for. */
  readonly asks: 'statement' | 'target' | 'verdict' | 'swaps' | 'nothing'
  /** A choice its player owes from that moment on, made in public; nothing to use before. */
  readonly owed?: 'death'
}
