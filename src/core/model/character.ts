import type { BagEffect, Preparation } from './bagEffect'
import type { DayAction } from './dayAction'
import type { Execution, Nomination } from './day'
import type { DeathCause } from './game'
import type { CharacterId, SeatId } from './ids'
import type { Reads } from './information'
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
  /** It was meant for somebody else. */
  readonly redirected?: boolean
}

export interface Standing {
  readonly on: SeatId
  /** The token shown for it, if the table shows one. */
  readonly token?: string
  /** Safe from this alone. */
  readonly from?: DeathCause
}

/** Somebody is drunk or poisoned for as long as an ability works. */
export interface StandingImpairment {
  readonly on: SeatId
  readonly kind: 'drunk' | 'poisoned'
  readonly token: string
}

export interface Reminder {
  readonly on: SeatId
  readonly token: string
}

/** What another language says of a character; without an ability nobody has written it yet. */
export interface CharacterText {
  readonly name: string
  readonly ability?: string
  /** Its sentences and tokens, by their keys, or by the English words where they have none. */
  readonly words?: Words
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
  /** We have no behaviour for it: the storyteller does what it does. */
  readonly byHand?: true
  /** Somebody's own, whatever published character has its id. */
  readonly homebrew?: true
  /** Its words are English among those of another language. */
  readonly inEnglish?: true
  /** Its script does not say which team it is of; until the storyteller does, it is a Townsfolk. */
  readonly teamless?: true
  /** What it does to the bag. */
  readonly setup?: readonly BagEffect[]
  readonly night?: readonly NightStep[]
  readonly day?: DayAction
  /** Who cannot die while this ability works. */
  standing?(scene: Scene): readonly Standing[]
  /** Who is drunk or poisoned while this ability works; asked whether or not it does. */
  impairs?(scene: Scene): readonly StandingImpairment[]
  /** Its player is always sober and healthy. */
  readonly alwaysSober?: true
  /** What its player might pass for beside the truth, dead or alive. */
  registers?<What extends keyof Reads>(scene: Scene, what: What): readonly Reads[What][]
  /** Must this player be told something false, by an ability of this character? */
  bends?(scene: Scene, learner: Seat, ability: Character): boolean
  readonly guards?: {
    /** Might an executed player be spared? The storyteller is asked. */
    pardons?(scene: Scene, attempt: DeathAttempt): boolean
    /** Its own escape, used up by using it. `feigns`: lives on but looks dead. */
    escapes?(scene: ActScene, attempt: DeathAttempt): 'lives' | 'feigns' | undefined
    /** Who dies in its own player's place. */
    redirects?(scene: ActScene, attempt: DeathAttempt): SeatId | undefined
    /** Is its own player executed in the place of this one? */
    executedInstead?(scene: ActScene, executed: Seat): boolean
  }
  readonly reacts?: {
    /** Chosen for the first time tonight. */
    chosen?(scene: ActScene, chooser: Seat): readonly Intent[]
    died?(scene: ActScene, attempt: DeathAttempt): readonly Intent[]
    /** Its own player has died, and until then it worked. */
    ownDeath?(scene: ActScene, attempt: DeathAttempt): readonly Intent[]
    /** Somebody is nominated, before the vote. */
    nominated?(scene: ActScene, nomination: Nomination): readonly Intent[]
    /** The same, whether or not it works; before anything else. */
    nominatedAlways?(scene: ActScene, nomination: Nomination): readonly Intent[]
    /** Its own player has come back to life, and the step goes on. */
    returned?(scene: ActScene): readonly Intent[]
  }
  /** What the storyteller fixes for it before the first night. */
  readonly prepares?: readonly Prepared[]
  /** The same for one that is played by hand, beside the reminders that are laid. */
  readonly plans?: readonly Preparation[]
  nominating?(scene: Scene): { readonly onlyStoryteller: boolean; readonly owes?: Alignment }
  voting?(scene: Scene): { mayVote(seat: Seat): boolean; readonly needed: number; readonly free: boolean; readonly keepsOnTie?: boolean }
  /** How its own player votes on executions. */
  readonly votes?: {
    /** Only by paying a vote token, while alive. */
    readonly tokens?: true
    /** A hand that counts but should not be up, as the code of a warning. `hands`: everybody whose hand is up. */
    warns?(scene: Scene, hands: readonly SeatId[]): string | undefined
  }
  readonly ending?: {
    /** Who wins because the day closes without an execution. */
    atDayClose?(scene: Scene): { readonly winner: Alignment; readonly because: string } | undefined
    /** This side cannot win now. */
    forbids?(scene: Scene, side: Alignment): boolean
    /** The Demon died by execution: does the game go on for a day? */
    goesOn?(scene: Scene): boolean
    /** Who wins by what happened on that day; nothing as long as it is open. */
    settles?(executed: Execution | undefined, over: boolean): { readonly winner: Alignment; readonly because: string } | undefined
    /** Asked when the day was won and this ability is lost before it. */
    readonly whenLost?: string
  }
  /** Takes themselves for another character and acts as it would, without effect. */
  readonly pretends?: boolean
  /** Its player is dealt a token of that kind and believes it. Without rules of its own, they go through the steps and uses of that character. */
  readonly dealtAs?: Exclude<Team, 'traveller'> | 'good'
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
