import type { Answer, DeathCause, Game } from './game'
import type { Choice } from './night'
import type { CharacterId, MarkId, SeatId } from './ids'
import type { Mark, MarkEnd, MarkKind } from './mark'
import type { QuestionOption } from './question'
import type { Rules } from './script'
import type { Alignment, Seat, Team } from './seat'
import type { Reads } from './information'
import type { Told } from './told'

/** What a hook may look at. It never says whether the ability works: the engine has settled that before it calls. */
export interface Scene {
  readonly game: Game
  readonly rules: Rules
  readonly me: Seat
  readonly ability: CharacterId
  readonly night: number
  /** The first night this ability is held: night 1, the night it was gained, or the night its owner returned. */
  readonly isNew: boolean
  team(seat: Seat): Team | undefined
  seat(id: SeatId): Seat
  /** Nearest players who look alive, clockwise and counter-clockwise. */
  neighbours(seat: Seat): readonly Seat[]
  /** Marks this ability of this seat has placed. */
  marks(): readonly Mark[]
  lastChoice(): Choice | undefined
  /** Whom the storyteller fixed for this ability, by the key under which it `prepares` them. */
  secret(key: string): readonly SeatId[]
  /** The storyteller's earlier word on an open question. */
  ruling(code: string, about?: SeatId): Answer | undefined
}

/** A scene in which something happens, and the storyteller can be asked. */
export interface ActScene extends Scene {
  /** The answer to a question, else its usual answer, else undefined (and the command needs it). */
  decide(question: AskedQuestion): Answer | undefined
  /** Woken tonight because of their own ability, or about to be. */
  wokeForAbility(seat: Seat): boolean
  /** Could this player pass for this? The storyteller is not asked. */
  mayPassFor<What extends keyof Reads>(seat: Seat, what: What, as: Reads[What]): boolean
  /** Does this player pass for this? The storyteller is asked where it is open. */
  passesFor<What extends keyof Reads>(seat: Seat, what: What, as: Reads[What], usual?: boolean): boolean
  /** What this player is, unless the storyteller has said what they pass for. Nobody is asked. */
  seenAs<What extends keyof Reads>(seat: Seat, what: What): Reads[What] | undefined
}

export interface AskedQuestion {
  readonly code: string
  /** The key of a sentence that several abilities share; else the code is the key. */
  readonly says?: string
  readonly about?: SeatId
  readonly options: readonly QuestionOption[]
  readonly usual?: Answer
  /** The answer when nobody is asked because the step is passed over. */
  readonly passedOver?: Answer
  /** Insisted on, any player may be named. */
  readonly anySeat?: true
  /** The refusal for a player who may not be named, unless it is insisted on. */
  readonly refuses?: string
  /** With one possible answer there is nothing to ask. */
  readonly unlessOne?: true
  /** The answer is what the ability `prepares` under this key. */
  readonly prepares?: string
  /** Values for the sentence. */
  readonly values?: Readonly<Record<string, string | number>>
}

export type Intent =
  | {
      readonly do: 'place'
      readonly kind: MarkKind
      readonly on: Mark['on']
      readonly token: string
      readonly ends: MarkEnd
      readonly shown?: number
      readonly data?: string
      readonly from?: DeathCause
      readonly times?: number
    }
  | { readonly do: 'lift'; readonly mark: MarkId }
  | { readonly do: 'count'; readonly mark: MarkId; readonly shown: number }
  | {
      readonly do: 'kill'
      readonly seat: SeatId
      readonly cause: DeathCause
      readonly unstoppable?: boolean
      /** The sentence why nobody dies of it, unless the storyteller says so. */
      readonly not?: string
    }
  | { readonly do: 'spend' }
  /** Outside of every vote: at once, if nobody was executed today. */
  | { readonly do: 'execute'; readonly seat: SeatId }
  /** A side wins by this ability. `because`: the key of the sentence. */
  | { readonly do: 'win'; readonly side: Alignment; readonly because: string }
  /** A dead player hands over the one vote left to them. */
  | { readonly do: 'giveVote'; readonly from: SeatId; readonly to: SeatId }
  | { readonly do: 'turn'; readonly seat: SeatId; readonly alignment: Alignment }
  | { readonly do: 'revive'; readonly seat: SeatId }
  | { readonly do: 'gain'; readonly ability: CharacterId }
  | { readonly do: 'swap'; readonly pairs: readonly (readonly [SeatId, SeatId])[] }
  | ({ readonly do: 'tell' } & Omit<Told, 'ability' | 'serial'>)
  /** Ends every ability of that player and opens the new one; `tell`: the player is woken and shown it. */
  | {
      readonly do: 'become'
      readonly seat: SeatId
      readonly character: CharacterId
      readonly alignment?: Alignment
      readonly tell: boolean
    }
  /** Two players change characters, sides or both, at once. */
  | {
      readonly do: 'exchange'
      readonly seats: readonly [SeatId, SeatId]
      readonly characters: boolean
      readonly alignments: boolean
      readonly tell: boolean
    }
  | { readonly do: 'wake'; readonly seat: SeatId; readonly reason: 'alignment' | 'info' | 'told' }
  /** A nomination of today passes or fails, whatever the vote. */
  | { readonly do: 'overrule'; readonly nomination: number; readonly verdict: 'pass' | 'fail' }
  | { readonly do: 'state'; readonly text: string; readonly truth: boolean | undefined }
