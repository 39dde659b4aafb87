import { dayRecord } from './day'
import type { DayRecord } from './day'
import type { CharacterId, SeatId } from './ids'
import type { FreeToken, Mark } from './mark'
import { nightRecord } from './night'
import type { Choice, NightRecord } from './night'
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
  /** Characters that went with their seats since the game began. */
  readonly gone: readonly CharacterId[]
  /** The number of the Mastermind's day. */
  readonly extraDay: number | undefined
  /** The storyteller's answers to open questions, by question key. */
  readonly rulings: Readonly<Record<string, Answer>>
  readonly outcome: Outcome | undefined
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
  falseMinions: {},
  phase: { kind: 'setup' },
  night: nightRecord(0),
  day: dayRecord(0),
  lastChoices: {},
  owed: [],
  gone: [],
  extraDay: undefined,
  rulings: {},
  outcome: undefined,
  serial: 0,
})
