import type { CharacterId, SeatId, StepId } from './ids'
import type { FreeToken, Mark } from './mark'
import type { Alignment, Seat } from './seat'

export type Phase =
  { readonly kind: 'setup' } | { readonly kind: 'night'; readonly number: number } | { readonly kind: 'day'; readonly number: number }

export type DeathCause =
  'demon' | 'capo' | 'assassin' | 'gambler' | 'gossip' | 'tinker' | 'moonchild' | 'grandparent' | 'execution' | 'exile' | 'storyteller'

export interface Death {
  readonly seat: SeatId
  readonly cause: DeathCause
  /** A Zombuul's first death: announced, but not true. */
  readonly feigned: boolean
}

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

/** What has been pointed at in a step that is not settled yet. */
export interface Draft {
  readonly step: StepId
  readonly targets: readonly SeatId[]
  readonly character?: CharacterId
  readonly pass?: boolean
  readonly answers: Readonly<Record<string, Answer>>
  readonly overrides: Readonly<Record<string, boolean>>
}

export type Answer = string | number | boolean | readonly string[]

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
  /** Marks that ended as this night began. */
  readonly ended: readonly { readonly ability: CharacterId | undefined; readonly on: Mark['on']; readonly token: string }[]
  readonly draft: Draft | undefined
}

/** What a player was shown or told, as far as later rules, the log or the town's story need it. */
export interface Told {
  readonly seat: SeatId
  readonly what:
    'number' | 'targets' | 'exorcist' | 'lunatic' | 'demon' | 'minions' | 'bluffs' | 'outsiders' | 'grandchild' | 'alignment' | 'custom'
  readonly seats?: readonly SeatId[]
  readonly characters?: readonly CharacterId[]
  readonly number?: number
  /** The true number where what was shown may be false. */
  readonly truth?: number
  readonly mayBeFalse?: boolean
  readonly text?: string
}

export interface Nomination {
  readonly kind: 'execution' | 'exile'
  readonly by: SeatId | 'storyteller' | undefined
  readonly nominee: SeatId
  readonly votes: readonly SeatId[]
  /** How many it took when the vote was counted; undefined while hands are still going up. */
  readonly needed: number | undefined
  readonly judged: 'pass' | 'fail' | undefined
}

export interface Execution {
  readonly seat: SeatId
  readonly alignment: Alignment
  readonly outcome: 'died' | 'alive' | 'corpse'
}

export interface DayRecord {
  readonly number: number
  readonly nominations: readonly Nomination[]
  readonly executions: readonly Execution[]
  readonly exiles: readonly { readonly seat: SeatId; readonly died: boolean }[]
  readonly closed: boolean
  /** Deaths of the day, the Zombuul's feigned one included. */
  readonly deaths: readonly Death[]
  readonly statements: readonly { readonly seat: SeatId; readonly text: string; readonly truth: boolean | undefined }[]
  /** Abilities that work once a day and were used (the Matron). */
  readonly used: readonly { readonly seat: SeatId; readonly ability: CharacterId }[]
}

export interface Outcome {
  readonly winner: Alignment
  readonly because: string
}

export interface Game {
  readonly script: string
  readonly order: 'sheet' | 'published'
  /** Clockwise; the last sits next to the first. */
  readonly seats: readonly Seat[]
  readonly marks: readonly Mark[]
  readonly tokens: readonly FreeToken[]
  /** The Demon's three, and by seat what a Lunatic is shown. */
  readonly bluffs: Readonly<Record<string, readonly CharacterId[]>>
  /** The players a Lunatic is shown as Minions. */
  readonly falseMinions: Readonly<Record<string, readonly SeatId[]>>
  readonly phase: Phase
  readonly night: NightRecord
  readonly day: DayRecord
  /** By `seat/ability`: the latest choice, nobody included. */
  readonly lastChoices: Readonly<Record<string, Choice>>
  /** Moonchildren who died and have not chosen yet know it from this moment on. */
  readonly owed: readonly { readonly seat: SeatId; readonly ability: CharacterId }[]
  /** The number of the Mastermind's day. */
  readonly extraDay: number | undefined
  /** The storyteller's answers to open questions, by question key. */
  readonly rulings: Readonly<Record<string, Answer>>
  readonly outcome: Outcome | undefined
  /** Counts every id ever given, so that ids never repeat. */
  readonly serial: number
}

export const DEMON_BLUFFS = 'demon'

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
  ended: [],
  draft: undefined,
}
const noDay: DayRecord = { number: 0, nominations: [], executions: [], exiles: [], closed: false, deaths: [], statements: [], used: [] }

export const nightRecord = (number: number): NightRecord => ({ ...noNight, number })
export const dayRecord = (number: number): DayRecord => ({ ...noDay, number })

export const newGame = (script: string, order: Game['order'] = 'sheet'): Game => ({
  script,
  order,
  seats: [],
  marks: [],
  tokens: [],
  bluffs: {},
  falseMinions: {},
  phase: { kind: 'setup' },
  night: noNight,
  day: noDay,
  lastChoices: {},
  owed: [],
  extraDay: undefined,
  rulings: {},
  outcome: undefined,
  serial: 0,
})
