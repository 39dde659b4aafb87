import type { CharacterId, SeatId } from '../model/ids'
import type { Alignment } from '../model/seat'
import type { Shown } from '../model/told'

/** What an ability does that the storyteller runs. */
export type HandAct =
  /** Whom its player chose, and which character was named; by night the step keeps this. */
  | { readonly do: 'chooses'; readonly seats: readonly SeatId[]; readonly character?: CharacterId }
  | { readonly do: 'dies'; readonly seat: SeatId }
  | { readonly do: 'returns'; readonly seat: SeatId }
  | { readonly do: 'becomes'; readonly seat: SeatId; readonly character: CharacterId }
  | { readonly do: 'turns'; readonly seat: SeatId; readonly alignment: Alignment }
  /** Told by word, fingers or a nod. */
  | ({ readonly do: 'tells'; readonly seat: SeatId } & Shown)
  /** One of its reminders, or any words. */
  | { readonly do: 'lays'; readonly seat: SeatId; readonly token: string }
  | { readonly do: 'notes'; readonly text: string }

/** It goes through the same protections and reactions as what any other ability does. */
export interface HandCommand {
  readonly type: 'doByHand'
  readonly seat: SeatId
  readonly ability: CharacterId
  readonly act: HandAct
}
