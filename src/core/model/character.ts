import type { DayAction } from './dayAction'
import type { Execution } from './day'
import type { DeathCause } from './game'
import type { CharacterId, SeatId } from './ids'
import type { TokenRule } from './mark'
import type { NightStep } from './nightStep'
import type { Prepared } from './prepared'
import type { ActScene, AskedQuestion, Intent, Scene } from './scene'
import type { Alignment, Seat, Team } from './seat'
import type { Words } from './words'

export interface DeathAttempt {
  readonly victim: Seat
  readonly cause: DeathCause
  readonly by: SeatId | undefined
  readonly unstoppable: boolean
}

export interface Standing {
  readonly on: SeatId
  /** The token shown for it, if the table shows one. */
  readonly token?: string
}

export interface Reminder {
  readonly on: SeatId
  readonly token: string
}

/** What another language says of a character. */
export interface CharacterText extends Pick<Character, 'names' | 'ability'> {
  /** Its sentences and tokens, by their keys, or by the English words where they have none. */
  readonly words: Words
}

export interface Character {
  readonly id: CharacterId
  readonly names: { readonly sheet: string; readonly published: string }
  readonly team: Team
  /** The ability in our own words. */
  readonly ability: string
  /** Sentences only this character needs, by key; `{ability}` is its name. */
  readonly words?: Words
  /** Every word its reminder tokens can show. */
  readonly tokens: readonly string[]
  /** By the words on them: those that carry a rule. */
  readonly laid: Readonly<Record<string, TokenRule>>
  readonly setup?: { readonly outsiders: readonly number[] }
  readonly night?: readonly NightStep[]
  readonly day?: DayAction
  /** Who cannot die while this ability works. */
  standing?(scene: Scene): readonly Standing[]
  readonly guards?: {
    /** Might an executed player be spared? The storyteller is asked. */
    pardons?(scene: Scene, attempt: DeathAttempt): boolean
    /** Its own escape, used up by using it. `feigns`: lives on but looks dead. */
    escapes?(scene: ActScene, attempt: DeathAttempt): 'lives' | 'feigns' | undefined
  }
  readonly reacts?: {
    /** Chosen for the first time tonight. */
    chosen?(scene: ActScene, chooser: Seat): readonly Intent[]
    died?(scene: ActScene, attempt: DeathAttempt): readonly Intent[]
    /** Its own player has come back to life, and the step goes on. */
    returned?(scene: ActScene): readonly Intent[]
  }
  /** What the storyteller fixes for it before the first night. */
  readonly prepares?: readonly Prepared[]
  nominating?(scene: Scene): { readonly onlyStoryteller: boolean; readonly owes?: Alignment }
  voting?(scene: Scene): { mayVote(seat: Seat): boolean; readonly needed: number; readonly free: boolean; readonly keepsOnTie?: boolean }
  readonly ending?: {
    /** The Demon died by execution: does the game go on for a day? */
    goesOn?(scene: Scene): boolean
    /** Who wins by what happened on that day; nothing as long as it is open. */
    settles?(executed: Execution | undefined, over: boolean): { readonly winner: Alignment; readonly because: string } | undefined
    /** Asked when the day was won and this ability is lost before it. */
    readonly whenLost?: string
  }
  /** Acts as the believed Demon would, without effect. */
  readonly pretends?: boolean
  readonly worksWhenDead?: boolean
  /** Its choice takes effect even if the chosen player reacts first (Assassin). */
  readonly cannotBeStopped?: boolean
  readonly oncePerGame?: boolean
  /** Reminders that follow from facts alone, whether or not the ability works (Po's three attacks). */
  reminds?(scene: Scene): readonly Reminder[]
  remindsWhileWorking?(scene: Scene): readonly Reminder[]
  /** Questions that stand open because of what has happened, whether or not the ability works. */
  opens?(scene: Scene): readonly AskedQuestion[]
  /** Brings players back: an ending before its step is only a warning, under this code. */
  readonly warnsBeforeEnding?: string
}
