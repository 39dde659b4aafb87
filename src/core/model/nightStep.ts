import type { CardContent } from './card'
import type { CharacterId } from './ids'
import type { Telling } from './information'
import type { ActScene, Intent, Scene } from './scene'
import type { Seat } from './seat'

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
  /** Anything of it may be left out, and nothing at all is no choice. */
  readonly free?: true
}

export interface Chosen {
  readonly targets: readonly Seat[]
  readonly character: CharacterId | undefined
}

/** true, or why there is nothing to do tonight. */
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
  /** Why it is due, where "every night" would not say it. */
  readonly because?: string
  /** For a player who died tonight, and with the ability they had then. */
  readonly diedTonight?: true
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
  /** What its player learns, after everything else. */
  readonly tells?: Telling
  /** The cards for this step, made after it has happened: a player without an ability is shown what was told, true or not. */
  shows?(scene: Scene, chosen: Chosen): readonly CardContent[]
  /** Told instead of the truth to a player whose ability does not work: suggestions, first is best. */
  whenSilent?(scene: ActScene, chosen: Chosen): readonly Intent[]
  /** `{me}` is the player's name, `{ability}` the character's. */
  readonly player: string
  /** The same, where tonight needs other words. */
  readonly tonight?: (scene: Scene) => string | undefined
  readonly storyteller?: string
  /** The same, where tonight needs other words. */
  readonly storytellerTonight?: (scene: Scene) => string | undefined
}
