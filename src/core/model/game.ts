import { dayRecord } from './day'
import type { DayRecord } from './day'
import type { CharacterId, SeatId } from './ids'
import type { FreeToken, Mark } from './mark'
import type { Malfunction } from './malfunction'
import { nightRecord } from './night'
import type { Choice, NightRecord } from './night'
import type { Secret } from './prepared'
import type { Said } from './said'
import type { Alignment, Seat } from './seat'

export type Phase =
  { readonly kind: 'setup' } | { readonly kind: 'night'; readonly number: number } | { readonly kind: 'day'; readonly number: number }

/** A Demon's kill, whoever it is; how a town kills; the storyteller's own word; or what a character calls its own kills, as a rule its id. */
export type DeathCause = 'demon' | 'execution' | 'exile' | 'storyteller' | (string & {})

export interface Death {
  readonly seat: SeatId
  readonly cause: DeathCause
  /** A Zombuul's first death: announced, but not true. */
  readonly feigned: boolean
  /** Who they were then. */
  readonly character?: CharacterId
}

export type Answer = string | number | boolean | readonly string[]

export interface Outcome {
  readonly winner: Alignment
  readonly because: Said
}

/** A side has won by an ability, whatever else is true of the table. */
export interface Claim {
  readonly winner: Alignment
  readonly ability: CharacterId
  /** The key of the sentence that says why. */
  readonly because: string
}

export interface Overtime {
  readonly day: number
  readonly ability: CharacterId
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
  /** What was fixed for a seat's ability, by `secretKey`, where no token on the table says it. */
  readonly secrets: Readonly<Record<string, Secret>>
  readonly phase: Phase
  readonly night: NightRecord
  readonly day: DayRecord
  /** By the serial of the ability: its latest choice, nobody included. */
  readonly lastChoices: Readonly<Record<string, Choice>>
  /** Choices players owe in public, as soon as they know. */
  readonly owed: readonly { readonly seat: SeatId; readonly ability: CharacterId }[]
  /** Abilities that went wrong since dawn. */
  readonly malfunctions: readonly Malfunction[]
  /** Characters that went with their seats since the game began. */
  readonly gone: readonly CharacterId[]
  /** The game was won, and goes on until the end of this day because of this ability. */
  readonly overtime: Overtime | undefined
  readonly claim?: Claim | undefined
  /** The storyteller's answers to open questions, by question key. */
  readonly rulings: Readonly<Record<string, Answer>>
  readonly outcome: Outcome | undefined
  /** What settles a step of the night: its last needed tap, or always Done. */
  readonly settling: 'done' | 'lastTap'
  /** Counts every id ever given, so that ids never repeat. */
  readonly serial: number
}

export const DEMON_BLUFFS = 'demon'

export const newGame = (script: string, order: Game['order'] = 'sheet'): Game => ({
  script,
  order,
  seats: [],
  marks: [],
  tokens: [],
  bluffs: {},
  secrets: {},
  phase: { kind: 'setup' },
  night: nightRecord(0),
  day: dayRecord(0),
  lastChoices: {},
  owed: [],
  malfunctions: [],
  gone: [],
  overtime: undefined,
  rulings: {},
  outcome: undefined,
  settling: 'done',
  serial: 0,
})
