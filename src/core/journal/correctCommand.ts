import type { Alignment } from '../model/seat'
import type { Overtime, Phase } from '../model/game'
import type { CharacterId, MarkId, SeatId } from '../model/ids'
import type { MarkEnd, MarkKind } from '../model/mark'

/** By hand: sets anything, and no rule argues with it. */
export type CorrectCommand =
  | { readonly type: 'correctLife'; readonly seat: SeatId; readonly life: 'alive' | 'dead' | 'looks-dead' }
  /** Kill through the pipeline, by the storyteller's word: protections are shown and can be overridden. */
  | { readonly type: 'kill'; readonly seat: SeatId; readonly cause: 'demon' | 'storyteller' }
  | { readonly type: 'revive'; readonly seat: SeatId }
  | {
      readonly type: 'correctCharacter'
      readonly seat: SeatId
      readonly character: CharacterId | undefined
      readonly keepAlignment?: boolean
    }
  | { readonly type: 'correctAlignment'; readonly seat: SeatId; readonly alignment: Alignment }
  | { readonly type: 'correctAbility'; readonly seat: SeatId; readonly ability: CharacterId; readonly held: boolean }
  | { readonly type: 'correctGhostVote'; readonly seat: SeatId; readonly ghostVote: boolean }
  /** Whom an ability chose last: nobody is a choice (the Po's charge), without targets there was none at all. */
  | { readonly type: 'correctChoice'; readonly seat: SeatId; readonly ability: CharacterId; readonly targets?: readonly SeatId[] }
  | { readonly type: 'correctSpent'; readonly seat: SeatId; readonly ability: CharacterId; readonly spent: boolean }
  | {
      readonly type: 'placeMark'
      readonly on: SeatId
      readonly kind: MarkKind
      readonly character?: CharacterId
      readonly token: string
      readonly ends: MarkEnd
      readonly shown?: number
      /** On everybody else. */
      readonly others?: boolean
    }
  /** `seat`: only from this player, where it lies on many. */
  | { readonly type: 'removeMark'; readonly mark: MarkId; readonly seat?: SeatId }
  | { readonly type: 'moveMark'; readonly mark: MarkId; readonly to: SeatId }
  | { readonly type: 'placeToken'; readonly on: SeatId | 'table'; readonly character?: CharacterId; readonly text: string }
  | { readonly type: 'removeToken'; readonly token: MarkId }
  | { readonly type: 'moveToken'; readonly token: MarkId; readonly to: SeatId | 'table' }
  | { readonly type: 'correctPhase'; readonly phase: Phase }
  | { readonly type: 'correctOvertime'; readonly overtime: Overtime | undefined }
  | { readonly type: 'writeNote'; readonly seat: SeatId; readonly note: string }
