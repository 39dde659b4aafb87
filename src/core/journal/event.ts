import type { Alignment, HeldAbility, Seat } from '../model/seat'
import type { Execution, Nomination } from '../model/day'
import type { Answer, Death, Game, Outcome, Phase } from '../model/game'
import type { Choice, Draft, Interrupt, StepStatus, Told, Wake } from '../model/night'
import type { CharacterId, EntryId, MarkId, SeatId, StepId } from '../model/ids'
import type { FreeToken, Mark } from '../model/mark'

/** Facts: what happened, never what was asked. `evolve` folds them and knows no rules. */
export type GameEvent =
  | { readonly type: 'seatAdded'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'seatRemoved'; readonly seat: SeatId }
  | { readonly type: 'seatsReordered'; readonly order: readonly SeatId[] }
  | { readonly type: 'playerRenamed'; readonly seat: SeatId; readonly player: string }
  | { readonly type: 'noteWritten'; readonly seat: SeatId; readonly note: string }
  | {
      readonly type: 'characterSet'
      readonly seat: SeatId
      readonly character: CharacterId | undefined
      readonly traveller: boolean
      readonly alignment: Alignment
      readonly abilities: readonly HeldAbility[]
    }
  | { readonly type: 'beliefSet'; readonly seat: SeatId; readonly believes: CharacterId | undefined }
  | { readonly type: 'abilitiesSet'; readonly seat: SeatId; readonly abilities: readonly HeldAbility[] }
  | { readonly type: 'alignmentSet'; readonly seat: SeatId; readonly alignment: Alignment }
  | { readonly type: 'playerDied'; readonly death: Death; readonly by: SeatId | undefined }
  | { readonly type: 'playerReturned'; readonly seat: SeatId }
  | { readonly type: 'lifeSet'; readonly seat: SeatId; readonly alive: boolean; readonly looksAlive: boolean }
  | { readonly type: 'ghostVoteSet'; readonly seat: SeatId; readonly ghostVote: boolean }
  | { readonly type: 'spentSet'; readonly seat: SeatId; readonly ability: CharacterId; readonly spent: boolean }
  | { readonly type: 'demonTold'; readonly seat: SeatId }
  | { readonly type: 'markPlaced'; readonly mark: Mark }
  | {
      readonly type: 'markRemoved'
      readonly mark: MarkId
      readonly because: 'ended' | 'used' | 'sourceDied' | 'targetReturned' | 'replaced' | 'byHand'
    }
  /** From one player, by hand; on the others it stays. */
  | { readonly type: 'markLifted'; readonly mark: MarkId; readonly seat: SeatId }
  | { readonly type: 'markCounted'; readonly mark: MarkId; readonly shown: number | undefined; readonly dusks: number | undefined }
  | { readonly type: 'tokenPlaced'; readonly token: FreeToken }
  | { readonly type: 'tokenRemoved'; readonly token: MarkId }
  | { readonly type: 'bluffsSet'; readonly for: string; readonly characters: readonly CharacterId[] }
  | { readonly type: 'falseMinionsSet'; readonly seat: SeatId; readonly seats: readonly SeatId[] }
  | { readonly type: 'orderSet'; readonly order: Game['order'] }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'phaseSet'; readonly phase: Phase }
  | { readonly type: 'drafted'; readonly draft: Draft | undefined }
  | { readonly type: 'stepSettled'; readonly step: StepId; readonly status: StepStatus }
  | { readonly type: 'stepReopened'; readonly step: StepId }
  | { readonly type: 'stepAdded'; readonly step: StepId; readonly seat: SeatId; readonly text: string }
  | { readonly type: 'upkeepRun'; readonly step: StepId }
  | { readonly type: 'woken'; readonly wake: Wake }
  | { readonly type: 'chose'; readonly seat: SeatId; readonly ability: CharacterId; readonly choice: Choice }
  | { readonly type: 'wasChosen'; readonly by: SeatId; readonly target: SeatId; readonly answered: boolean }
  | { readonly type: 'interrupted'; readonly interrupt: Interrupt }
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'saidBoth'; readonly seats: readonly SeatId[] }
  /** That player has seen the cards of that entry. */
  | { readonly type: 'cardsShown'; readonly entry: EntryId; readonly seat: SeatId }
  | { readonly type: 'nominated'; readonly nomination: Nomination }
  | {
      readonly type: 'votesSet'
      readonly index: number
      readonly votes: readonly SeatId[]
      readonly down?: readonly SeatId[]
      readonly needed: number | undefined
      readonly keepsOnTie?: boolean
    }
  | {
      readonly type: 'nominationJudged'
      readonly index: number
      readonly verdict: 'pass' | 'fail'
      /** What it took then, if hands had not been counted. */
      readonly needed?: number
    }
  | { readonly type: 'nominationRemoved'; readonly index: number }
  | { readonly type: 'executed'; readonly execution: Execution }
  | { readonly type: 'exiled'; readonly seat: SeatId; readonly died: boolean }
  | { readonly type: 'dayClosed' }
  | { readonly type: 'dayReopened' }
  | { readonly type: 'statementMade'; readonly seat: SeatId; readonly text: string; readonly truth: boolean | undefined }
  | { readonly type: 'dayAbilityUsed'; readonly seat: SeatId; readonly ability: CharacterId }
  | { readonly type: 'choiceOwed'; readonly seat: SeatId; readonly ability: CharacterId }
  | { readonly type: 'choiceSettled'; readonly seat: SeatId; readonly ability: CharacterId }
  | { readonly type: 'extraDaySet'; readonly day: number | undefined }
  | { readonly type: 'ruled'; readonly question: string; readonly answer: Answer }
  | { readonly type: 'ended'; readonly outcome: Outcome }
  | { readonly type: 'reopened' }
