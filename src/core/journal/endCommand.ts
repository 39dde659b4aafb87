import type { Answer } from '../model/game'
import type { CharacterId, EntryId, SeatId } from '../model/ids'
import type { Alignment } from '../model/seat'

/** What was on a card that the storyteller made by hand. */
export interface HandCard {
  readonly kind: string
  readonly characters?: readonly CharacterId[]
  readonly seats?: readonly SeatId[]
  readonly number?: number
  readonly alignment?: Alignment
}

export type EndCommand =
  | { readonly type: 'answer'; readonly question: string; readonly answer: Answer }
  /** Why is the game's to say: as it was proposed, or by the storyteller's word. */
  | { readonly type: 'endGame'; readonly winner: Alignment }
  | { readonly type: 'playOn' }
  | { readonly type: 'reopenGame' }
  /** A card was shown to a player outside any step. */
  | { readonly type: 'showCard'; readonly seat?: SeatId; readonly text: string; readonly card?: HandCard }
  /** A game that an older version played tonight or today: its entry has the cards that the earlier entries do not. */
  | { readonly type: 'carryOver' }
  /** The player was shown the cards that this entry has for them. */
  | { readonly type: 'tell'; readonly entry: EntryId; readonly seat: SeatId }
