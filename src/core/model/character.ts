import type { DeathCause } from './game'
import type { CharacterId, SeatId } from './ids'
import type { ActScene, AskedQuestion, Intent, Scene } from './scene'
import type { Alignment, Seat, Team } from './seat'

export interface Limit {
  readonly code: string
  ok(scene: Scene, target: Seat): boolean
}

export interface TargetAsk {
  readonly min: number
  readonly max: number
  readonly limits: readonly Limit[]
  /** The refusal when the number is wrong. */
  readonly wrongNumber?: string
}

export interface Ask {
  readonly targets?: TargetAsk
  /** `choose`: the character's player is chosen (Courtier). `guess`: only named (Gambler). `gain`: taken on (Apprentice). */
  readonly character?: { readonly use: 'choose' | 'guess' | 'gain'; readonly options: readonly CharacterId[] }
  readonly mayPass: boolean
}

export interface Chosen {
  readonly targets: readonly Seat[]
  readonly character: CharacterId | undefined
}

/** true, or the key of the sentence that says why there is nothing to do tonight. */
export type Due = true | string

/** The part of a step that happens by itself, even if nobody is woken. */
export interface Upkeep {
  due(scene: Scene): boolean
  does(scene: ActScene): readonly Intent[]
  /** Also when the ability does not work. */
  readonly always?: boolean
  /** When it does not, the storyteller is asked whether this was done all the same; usually it was. */
  readonly orAsks?: string
}

export interface NightStep {
  /** The row on the night sheet; the character's own id if not given. */
  readonly row?: string
  readonly when: 'every' | 'first' | 'other'
  /** Woken for this step (default yes); a step without a wake is bookkeeping. */
  readonly wakes?: boolean | ((scene: Scene) => boolean)
  /** Somebody else is woken for it, and not this player. */
  visits?(scene: Scene): Seat | undefined
  /** Not counted as waking for an ability (the Lunatic's false info). */
  readonly wakeReason?: 'ability' | 'info'
  due?(scene: Scene): Due
  /** Also for a dead owner, because the storyteller said so. */
  deadToo?(scene: Scene): boolean
  readonly upkeep?: Upkeep
  asks?(scene: Scene): Ask
  /** For each target in the order pointed at; a Goon in the list silences what comes after it. */
  each?(scene: ActScene, target: Seat, index: number): readonly Intent[]
  /** The storyteller may use the day ability here; the question has this code and a yes or no. */
  readonly offersDayAbility?: string
  /** Once, after all targets. */
  does?(scene: ActScene, chosen: Chosen): readonly Intent[]
  /** Whether or not the ability works: what the table must remember or show. */
  always?(scene: ActScene, chosen: Chosen): readonly Intent[]
  /** What to tell or show; `true` when what is shown may be false for an impaired player is the engine's to add. */
  shows?(scene: Scene, chosen: Chosen): readonly CardContent[]
  /** Told instead of the truth to a player whose ability does not work: suggestions, first is best. */
  whenSilent?(scene: ActScene, chosen: Chosen): readonly Intent[]
  /** `{me}` is the player's name. */
  readonly player: string
  /** The same, where tonight needs other words. */
  readonly tonight?: (scene: Scene) => string | undefined
  readonly storyteller?: string
}

export interface DayUse {
  readonly targets: readonly SeatId[]
  readonly text?: string
  readonly truth?: boolean
  readonly verdict?: 'pass' | 'fail'
  readonly swaps?: readonly (readonly [SeatId, SeatId])[]
}

export interface DayAction {
  /** The label of the button. */
  readonly label: string
  /** Why it cannot be used so, as a refusal code. `works` is known to the engine only: use `refusedWhenSilent`. */
  refuses?(scene: Scene, use: DayUse): string | undefined
  readonly refusedWhenSilent?: string
  /** The refusal while the owner cannot die. */
  readonly refusedWhenProtected?: string
  /** Recorded whether or not the ability works. */
  always?(scene: ActScene, use: DayUse): readonly Intent[]
  does?(scene: ActScene, use: DayUse): readonly Intent[]
  /** What the screen has to ask for. */
  readonly asks: 'statement' | 'target' | 'verdict' | 'swaps' | 'nothing'
  due?(scene: Scene): boolean
}

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

export interface CardContent {
  readonly title: string
  readonly characters?: readonly CharacterId[]
  readonly seats?: readonly SeatId[]
  readonly number?: number
  readonly alignment?: Alignment
  readonly for: SeatId
  /** Whether an impaired player may be shown something else. */
  readonly mayBeFalse?: boolean
  readonly text?: string
}

export interface Character {
  readonly id: CharacterId
  readonly names: { readonly sheet: string; readonly published: string }
  readonly team: Team
  /** The ability in our own words. */
  readonly ability: string
  /** Every word its reminder tokens can show. */
  readonly tokens: readonly string[]
  readonly setup?: { readonly outsiders: readonly number[] }
  readonly night?: readonly NightStep[]
  readonly day?: DayAction
  /** Who cannot die while this ability works. */
  standing?(scene: Scene): readonly Standing[]
  readonly guards?: {
    /** May an executed player be spared? The storyteller is asked. */
    pardons?(scene: Scene, attempt: DeathAttempt): boolean
    /** Its own escape, used up by using it. `feigns`: lives on but looks dead. */
    escapes?(scene: ActScene, attempt: DeathAttempt): 'lives' | 'feigns' | undefined
  }
  readonly reacts?: {
    /** Chosen for the first time tonight. */
    chosen?(scene: ActScene, chooser: Seat): readonly Intent[]
    died?(scene: ActScene, attempt: DeathAttempt): readonly Intent[]
  }
  /** Owes a public choice when its player learns of the own death (Moonchild). */
  readonly owesChoiceOnDeath?: boolean
  nominating?(scene: Scene): { readonly onlyStoryteller: boolean; readonly owes?: Alignment }
  voting?(scene: Scene): { mayVote(seat: Seat): boolean; readonly needed: number; readonly free: boolean }
  readonly ending?: {
    /** The Demon died by execution: does the game go on for a day? */
    goesOn?(scene: Scene): boolean
    /** Asked when the extra day was won and this ability is lost before it. */
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
  /** Hints for the storyteller's own decisions, by question code. */
  readonly hints?: Readonly<Record<string, string>>
}
