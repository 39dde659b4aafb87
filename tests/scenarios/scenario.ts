/** The scenario format; docs/scenarios.md describes it. */

export interface ScenarioPlayer {
  readonly seat?: number
  readonly name: string
  readonly character: string
  readonly alive?: boolean
  readonly alignment?: 'good' | 'evil'
  readonly believes?: string
  readonly registers_dead?: boolean
  readonly gained_ability?: string
}

export interface ScenarioToken {
  readonly on: string
  readonly token: string
}

export interface ScenarioState {
  readonly phase: 'setup' | 'night' | 'day'
  readonly night?: number
  readonly day?: number
  readonly tokens?: readonly ScenarioToken[]
  readonly used?: readonly string[]
  readonly died_today?: readonly string[]
  readonly died_last_night?: readonly string[]
  readonly last_choices?: Readonly<Record<string, readonly string[]>>
  readonly drunk?: Readonly<Record<string, string>>
  readonly gossip_statement_today?: boolean
  readonly moonchild_chose?: string
  readonly extra_day?: boolean
  readonly apprentice_first_night?: boolean
  readonly apprentice_will_gain?: string
  readonly players_total?: number
  readonly travellers?: number
  readonly capo_crimini?: boolean
  readonly bag?: Readonly<Record<string, number>>
  readonly bag_characters?: readonly string[]
  readonly lunatic_believes?: string
  readonly red_herring?: string
  readonly beggar_tokens?: number
  readonly ghost_votes_used?: readonly string[]
  readonly baron?: boolean
  readonly drunk_believes?: string
  readonly bluffs?: readonly string[]
}

export interface ScenarioAction {
  readonly night?: number
  readonly day?: number
  readonly actor?: string
  readonly choose?: readonly string[]
  readonly choose_character?: string
  readonly guess?: string
  readonly pass?: boolean
  readonly gains?: string
  readonly swap?: readonly (readonly [string, string])[]
  readonly force?: 'pass' | 'fail'
  readonly on?: string
  readonly statement_true?: boolean
  readonly step?: string
  readonly st_decides?: {
    readonly drunk?: string
    readonly kill?: string | boolean
    readonly regurgitate?: string | null
    readonly pacifist_saves?: boolean
    readonly says?: unknown
    readonly registers?: Readonly<Record<string, string>>
    readonly new_imp?: string
    readonly dies_instead?: string | null
    readonly scapegoat?: boolean
  }
  readonly st_shows?: readonly string[]
  readonly st_points_to?: readonly string[]
  readonly execute?: string
  readonly nominate?: string
  readonly by?: string
  readonly votes?: number
  readonly voters?: readonly string[]
  readonly st_nominates?: readonly string[]
  readonly exile?: string
  readonly exile_call?: string
  readonly support?: number
  readonly supporters?: readonly string[]
  readonly event?: string
  readonly end_nominations?: boolean
  readonly who?: string | ScenarioPlayer | readonly (string | ScenarioPlayer)[]
  readonly setup?: 'deal' | 'validate_bag'
  readonly anyway?: boolean
  readonly gives_vote?: string
  readonly red_herring?: string
  /** Ours: a command of the storyteller's own hand. */
  readonly hand?: Readonly<Record<string, unknown>>
  /** Ours: the number of the action that is corrected. */
  readonly corrects?: number
  /** … it never happened. */
  readonly leave_out?: boolean
  /** … of a later choice that is impossible now: `leaveOut`, `anyway` or another player. */
  readonly fits?: string
  readonly expect?: Expectation
}

export type Expectation = Readonly<Record<string, unknown>>

export interface Scenario {
  /** The edition its file names; Bad Moon Rising if none. */
  readonly script?: string
  readonly id: string
  readonly title: string
  readonly topic: string
  readonly confidence: 'high' | 'medium' | 'low'
  readonly players?: readonly ScenarioPlayer[]
  readonly state: ScenarioState
  readonly actions?: readonly ScenarioAction[]
  readonly expect: Expectation
  readonly variant_official?: Expectation
}
