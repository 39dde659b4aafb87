import type { CharacterId, SeatId } from './ids'
import type { Scene } from './scene'
import type { Seat, Team } from './seat'

/** What the storyteller fixed about what a player learns or believes. */
export interface Secret {
  readonly seats?: readonly SeatId[]
  readonly characters?: readonly CharacterId[]
}

/** Something that is fixed for whoever has an ability before the first night: players they are shown, know or are bound to. */
export interface Prepared {
  /** Its name within the ability. */
  readonly key: string
  /** How many players: a number, or as many as there are residents of a team. */
  readonly count: number | Exclude<Team, 'traveller'>
  readonly among: 'good' | 'residents'
  /** Whom it is not suggested to pick, by their character, while there are others. */
  readonly unlikely: 'evil' | 'pretender'
  /** Whoever has the ability may be picked as well. */
  readonly self?: true
  /** The token that is laid beside whoever is picked: the secret is where the token lies, and moves with it. */
  readonly token?: string
  /** Why it may not be this player, as a refusal code. */
  refuses?(scene: Scene, seat: Seat): string | undefined
  /** The card it fills. Without one the storyteller is asked when it is missing. */
  readonly card?: string
  /** We do not know whom it should be: nobody is suggested. */
  readonly open?: true
  /** Only where evil players learn of each other. */
  readonly withEvilInfo?: true
}

export const secretKey = (seat: SeatId, ability: CharacterId, key: string) => `${seat}/${ability}.${key}`
