import type { Answer, Death } from './game'
import type { CharacterId, SeatId, StepId } from './ids'
import type { Mark } from './mark'
import type { Alignment } from './seat'
import type { Told } from './told'

/** Why somebody was woken; only `ability` counts for the Housekeeper, and so does being told a new side. */
export type WakeReason = 'ability' | 'alignment' | 'info' | 'told'

export interface Wake {
  readonly seat: SeatId
  readonly reason: WakeReason
  readonly step: StepId
}

export interface Choice {
  readonly night: number
  readonly targets: readonly SeatId[]
  readonly character?: CharacterId
}

/** What has been pointed at and decided in a step that is not settled yet. Pointing and settling are commands with these same fields. */
export interface Draft {
  readonly step: StepId
  readonly targets: readonly SeatId[]
  readonly character?: CharacterId
  readonly pass?: boolean
  readonly answers: Readonly<Record<string, Answer>>
  readonly overrides: Readonly<Record<string, boolean>>
  /** Chosen against the rules, on purpose. */
  readonly anyway?: boolean
}

/** `missed`: its player came back to life when the step had already passed. */
export type StepStatus = 'done' | 'skipped' | 'missed'

/** Something that happened inside another step and must be acted on at once (the Goon told its side). */
export interface Interrupt {
  readonly after: StepId
  readonly seat: SeatId
  readonly kind: 'alignment'
  readonly alignment: Alignment
  /** A new side: the player is woken and told. */
  readonly changed: boolean
}

export interface NightRecord {
  readonly number: number
  readonly steps: Readonly<Record<StepId, StepStatus>>
  /** Steps whose automatic part has run. */
  readonly upkeep: readonly StepId[]
  readonly wakes: readonly Wake[]
  /** Who chose whom tonight, in order: the Goon reacts to the first. */
  readonly chosen: readonly { readonly by: SeatId; readonly target: SeatId; readonly answered: boolean }[]
  readonly interrupts: readonly Interrupt[]
  readonly told: readonly Told[]
  readonly added: readonly { readonly step: StepId; readonly seat: SeatId; readonly text: string }[]
  readonly deaths: readonly Death[]
  readonly returns: readonly SeatId[]
  /** Of those who died or returned tonight: who looked dead as the night began. */
  readonly lookedDead: readonly SeatId[]
  /** Of those who died and returned in this night: of whom the town was told both. */
  readonly saidBoth: readonly SeatId[]
  /** Marks that ended as this night began. */
  readonly ended: readonly { readonly ability: CharacterId | undefined; readonly on: Mark['on']; readonly token: string }[]
  readonly draft: Draft | undefined
}

const noNight: NightRecord = {
  number: 0,
  steps: {},
  upkeep: [],
  wakes: [],
  chosen: [],
  interrupts: [],
  told: [],
  added: [],
  deaths: [],
  returns: [],
  lookedDead: [],
  saidBoth: [],
  ended: [],
  draft: undefined,
}

export const nightRecord = (number: number): NightRecord => ({ ...noNight, number })
