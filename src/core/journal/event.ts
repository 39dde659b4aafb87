import type { Alignment, HeldAbility, Seat } from '../model/seat'
import type { Execution, Nomination, Snapshot } from '../model/day'
import type { Answer, Claim, Death, Game, Outcome, Overtime, Phase } from '../model/game'
import type { Malfunction } from '../model/malfunction'
import type { Choice, Draft, Interrupt, StepStatus, Wake } from '../model/night'
import type { Told } from '../model/told'
import type { CharacterId, EntryId, MarkId, SeatId, StepId } from '../model/ids'
import type { FreeToken, Mark } from '../model/mark'
import type { Secret } from '../model/prepared'

/** Who somebody is from now on. */
export interface Became {
  readonly seat: SeatId
  readonly character: CharacterId | undefined
  readonly traveller: boolean
  readonly alignment: Alignment
  readonly abilities: readonly HeldAbility[]
}

/** Facts: what happened, never what was asked. `evolve` folds them and knows no rules. */
export type GameEvent =
  | { readonly type: 'seatAdded'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'seatRemoved'; readonly seat: SeatId }
  | { readonly type: 'seatsReordered'; readonly order: readonly SeatId[] }
  | { readonly type: 'playerRenamed'; readonly seat: SeatId; readonly player: string; readonly everywhere?: boolean }
  | { readonly type: 'noteWritten'; readonly seat: SeatId; readonly note: string }
  | ({ readonly type: 'characterSet' } & Became)
  | { readonly type: 'beliefSet'; readonly seat: SeatId; readonly believes: CharacterId | undefined }
  | { readonly type: 'abilitiesSet'; readonly seat: SeatId; readonly abilities: readonly HeldAbility[] }
  | { readonly type: 'alignmentSet'; readonly seat: SeatId; readonly alignment: Alignment }
  | { readonly type: 'playerDied'; readonly death: Death; readonly by: SeatId | undefined }
  | { readonly type: 'playerReturned'; readonly seat: SeatId }
  | { readonly type: 'lifeSet'; readonly seat: SeatId; readonly alive: boolean; readonly looksAlive: boolean }
  | { readonly type: 'ghostVoteSet'; readonly seat: SeatId; readonly ghostVote: boolean }
  | { readonly type: 'voteTokensSet'; readonly seat: SeatId; readonly tokens: number }
  /** Somebody is somebody else now, or several at once; every ability they had ends, and new ones begin. */
  | { readonly type: 'became'; readonly changes: readonly Became[] }
  | { readonly type: 'spentSet'; readonly seat: SeatId; readonly ability: CharacterId; readonly serial: number; readonly spent: boolean }
  | { readonly type: 'demonTold'; readonly seat: SeatId }
  | { readonly type: 'markPlaced'; readonly mark: Mark }
  | {
      readonly type: 'markRemoved'
      readonly mark: MarkId
      readonly because: 'ended' | 'used' | 'sourceDied' | 'sourceChanged' | 'targetReturned' | 'replaced' | 'byHand'
    }
  /** From one player, by hand; on the others it stays. */
  | { readonly type: 'markLifted'; readonly mark: MarkId; readonly seat: SeatId }
  | { readonly type: 'markCounted'; readonly mark: MarkId; readonly shown: number | undefined; readonly dusks: number | undefined }
  | { readonly type: 'tokenPlaced'; readonly token: FreeToken }
  | { readonly type: 'tokenRemoved'; readonly token: MarkId }
  | { readonly type: 'bluffsSet'; readonly for: string; readonly characters: readonly CharacterId[] }
  | { readonly type: 'secretSet'; readonly seat: SeatId; readonly ability: CharacterId; readonly key: string; readonly secret: Secret }
  | { readonly type: 'orderSet'; readonly order: Game['order'] }
  /** The game brings its own script along: the text of its file. */
  | { readonly type: 'scriptSet'; readonly script: string; readonly file: string }
  | { readonly type: 'settlingSet'; readonly settling: Game['settling'] }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'phaseSet'; readonly phase: Phase }
  | { readonly type: 'drafted'; readonly draft: Draft | undefined }
  | { readonly type: 'stepSettled'; readonly step: StepId; readonly status: StepStatus }
  | { readonly type: 'stepReopened'; readonly step: StepId }
  | { readonly type: 'stepAdded'; readonly step: StepId; readonly seat: SeatId; readonly text: string }
  | { readonly type: 'upkeepRun'; readonly step: StepId }
  | { readonly type: 'woken'; readonly wake: Wake }
  | { readonly type: 'chose'; readonly seat: SeatId; readonly ability: CharacterId; readonly serial: number; readonly choice: Choice }
  /** By the storyteller's hand; undefined takes the last choice away. */
  | {
      readonly type: 'choiceSet'
      readonly seat: SeatId
      readonly ability: CharacterId
      readonly serial: number
      readonly choice: Choice | undefined
    }
  | { readonly type: 'wasChosen'; readonly by: SeatId; readonly target: SeatId; readonly answered: boolean }
  | { readonly type: 'interrupted'; readonly interrupt: Interrupt }
  | { readonly type: 'told'; readonly told: Told }
  /** What the storyteller wrote down about an ability that is run by hand. */
  | { readonly type: 'notedByHand'; readonly seat: SeatId; readonly ability: CharacterId; readonly text: string }
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
      readonly voters: readonly Snapshot[]
      readonly keepsOnTie?: boolean
      readonly count?: number
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
  /** `targets`: whom somebody chose in public with what anybody may claim. */
  | {
      readonly type: 'dayAbilityUsed'
      readonly seat: SeatId
      readonly ability: CharacterId
      readonly serial?: number
      readonly targets?: readonly SeatId[]
    }
  | { readonly type: 'malfunctioned'; readonly malfunction: Malfunction }
  | { readonly type: 'choiceOwed'; readonly seat: SeatId; readonly ability: CharacterId }
  | { readonly type: 'choiceSettled'; readonly seat: SeatId; readonly ability: CharacterId }
  /** undefined: it is withdrawn. */
  | { readonly type: 'claimSet'; readonly claim: Claim | undefined }
  | { readonly type: 'overtimeSet'; readonly overtime: Overtime | undefined }
  | { readonly type: 'ruled'; readonly question: string; readonly answer: Answer }
  | { readonly type: 'ended'; readonly outcome: Outcome }
  | { readonly type: 'reopened' }
