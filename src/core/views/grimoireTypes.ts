import type { Phase } from '../model/game'
import type { CharacterId, MarkId, SeatId } from '../model/ids'
import type { Question } from '../model/question'
import type { Alignment, Team } from '../model/seat'

export interface CharacterRef {
  readonly id: CharacterId
  readonly name: string
  readonly team: Team
}

/** A reminder as the table shows it. */
export interface CoinView {
  readonly id: string
  /** The mark or free token behind it; derived coins (cannot die, no ability) have none. */
  readonly mark?: MarkId
  readonly token?: MarkId
  readonly character: CharacterRef | undefined
  readonly text: string
  /** The same where the whole words would be cut off. */
  readonly caption: string
  readonly kind: 'impaired' | 'safe' | 'death' | 'plain'
  /** Paused: its source is impaired just now. */
  readonly state: 'live' | 'paused'
  /** Who placed it, when, until when. */
  readonly why: string
  /** The seat that placed it. */
  readonly from?: SeatId
}

export interface SeatView {
  readonly id: SeatId
  /** 1 … n, clockwise. */
  readonly number: number
  readonly player: string
  readonly character: CharacterRef | undefined
  readonly believes: CharacterRef | undefined
  /** Gained ones (Apprentice). */
  readonly gained: readonly CharacterRef[]
  readonly traveller: boolean
  readonly alignment: Alignment
  /** Set when the alignment is not the character's own. */
  readonly turned: Alignment | undefined
  readonly life: 'alive' | 'dead' | 'looks-dead'
  /** undefined while looking alive. */
  readonly ghostVote: 'unspent' | 'spent' | undefined
  readonly drunk: boolean
  readonly poisoned: boolean
  /** Cannot die now. */
  readonly safe: boolean
  readonly shielded: boolean
  /** Most important first. */
  readonly coins: readonly CoinView[]
  readonly note: string
  /** Place in tonight's order. */
  readonly order: { readonly n: number; readonly state: 'done' | 'now' | 'later' } | undefined
  /** For screen readers: everything the picture says. */
  readonly label: string
}

export interface EndingView {
  readonly winner: Alignment
  readonly because: string
  readonly winners: readonly SeatId[]
  /** What may still change it. */
  readonly warning?: string
}

/** The game goes on for this night or day although it could have ended. */
export interface OvertimeView {
  readonly ability: CharacterRef | undefined
  readonly says: string
}

export interface GrimoireView {
  readonly phase: Phase
  readonly seats: readonly SeatView[]
  readonly table: readonly CoinView[]
  readonly bluffs: readonly CharacterRef[]
  readonly alive: number
  readonly dead: number
  readonly onlyLooksDead: number
  readonly votesNeeded: number
  /** This night or day is the one the game goes on for after its Demon was executed. */
  readonly overtime: OvertimeView | undefined
  /** The proposal; the storyteller confirms or plays on. */
  readonly ending: EndingView | undefined
  readonly outcome: { readonly winner: Alignment; readonly because: string } | undefined
  /** Open questions that wait for the storyteller (Moonchild's choice, a ring of drunkenness …). */
  readonly questions: readonly Question[]
}
