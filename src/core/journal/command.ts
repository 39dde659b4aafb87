import type { Alignment, SeatPlan } from '../model/seat'
import type { Answer, Game } from '../model/game'
import type { CharacterId, EntryId, SeatId, StepId } from '../model/ids'
import type { CorrectCommand } from './correctCommand'
import type { EndCommand } from './endCommand'
import type { HandCommand } from './handCommand'

export type { EndCommand }

/** Answers, overrides and force may come with any command. */
export interface CommandExtras {
  /** The storyteller's answers, by question key. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** By consequence id: false = "no, this does not happen", true = "it happens all the same". */
  readonly overrides?: Readonly<Record<string, boolean>>
  /** Forces the command past every refusal; the log records it. */
  readonly anyway?: boolean
}

export type SetupCommand =
  | { readonly type: 'addSeat'; readonly plan: SeatPlan; readonly at?: number }
  | { readonly type: 'removeSeat'; readonly seat: SeatId }
  /** `everywhere`: it was misspelt from the beginning; otherwise the seat has another name from now on. */
  | { readonly type: 'renamePlayer'; readonly seat: SeatId; readonly player: string; readonly everywhere?: boolean }
  | { readonly type: 'swapSeats'; readonly a: SeatId; readonly b: SeatId }
  | { readonly type: 'moveSeat'; readonly seat: SeatId; readonly to: number }
  | { readonly type: 'reorderSeats'; readonly order: readonly SeatId[] }
  /** Who holds what: by hand, random dealing or pass-the-tablet all end here. */
  | {
      readonly type: 'deal'
      readonly hands: Readonly<
        Record<string, { readonly character: CharacterId; readonly believes?: CharacterId; readonly alignment?: Alignment }>
      >
    }
  | { readonly type: 'setBluffs'; readonly for: string; readonly characters: readonly CharacterId[] }
  /** What this seat's ability `prepares`, under one of its keys. */
  | {
      readonly type: 'setSecret'
      readonly seat: SeatId
      readonly ability: CharacterId
      readonly key: string
      readonly seats?: readonly SeatId[]
      readonly characters?: readonly CharacterId[]
    }
  | { readonly type: 'setBelief'; readonly seat: SeatId; readonly believes: CharacterId | undefined }
  | { readonly type: 'setOrder'; readonly order: Game['order'] }
  /** What the game is played with from now on: a script that it carries itself, as the text of its file. */
  | { readonly type: 'setScript'; readonly script: string; readonly file: string }
  /** From setup into the first night. Games of earlier versions say nothing about `settling`: Done settles their steps. */
  | { readonly type: 'begin'; readonly settling?: Game['settling'] }

/** What a player shows in a step. */
export interface StepChoice {
  readonly step: StepId
  readonly targets?: readonly SeatId[]
  readonly character?: CharacterId
  readonly pass?: boolean
}

export type NightCommand =
  /** Pointing at a player: becomes the draft of the step and runs no rule. Games of earlier versions have two extras under other names. */
  | ({
      readonly type: 'point'
      readonly draftAnswers?: CommandExtras['answers']
      readonly draftOverrides?: CommandExtras['overrides']
    } & StepChoice)
  /** Settles the step with exactly this draft. */
  | ({ readonly type: 'takeStep'; /** Nobody was needed for it. */ readonly byItself?: boolean } & StepChoice)
  /** Only the automatic part (the Pukka's old victim, the regurgitation). */
  | { readonly type: 'runUpkeep'; readonly step: StepId }
  /** Not done tonight. `woken`: the player was woken all the same. The automatic part runs. */
  | { readonly type: 'skipStep'; readonly step: StepId; readonly woken?: boolean }
  | { readonly type: 'reopenStep'; readonly step: StepId }
  | { readonly type: 'addStep'; readonly seat: SeatId; readonly text: string }
  | { readonly type: 'dawn' }

export type DayCommand =
  | { readonly type: 'nominate'; readonly by: SeatId | 'storyteller'; readonly nominee: SeatId }
  /** The hands that are up for a nomination (execution or exile), as a whole list; `down`: who was asked and kept theirs down. `counted`: the vote is over. */
  | {
      readonly type: 'vote'
      readonly nomination: number
      readonly votes: readonly SeatId[]
      readonly down?: readonly SeatId[]
      readonly counted: boolean
    }
  | { readonly type: 'withdrawNomination'; readonly nomination: number }
  | { readonly type: 'callExile'; readonly by?: SeatId; readonly nominee: SeatId }
  | { readonly type: 'exile'; readonly seat: SeatId }
  | { readonly type: 'execute'; readonly seat: SeatId }
  /** Whoever is about to die is executed; nobody: the day ends without. */
  | { readonly type: 'closeNominations' }
  | { readonly type: 'endWithoutExecution' }
  | { readonly type: 'reopenDay' }
  | {
      readonly type: 'useAbility'
      readonly seat: SeatId
      readonly ability: CharacterId
      readonly targets?: readonly SeatId[]
      readonly text?: string
      readonly truth?: boolean
      readonly verdict?: 'pass' | 'fail'
      readonly on?: SeatId
      readonly swaps?: readonly (readonly [SeatId, SeatId])[]
    }
  /** A Traveller joins, by day or night. */
  | { readonly type: 'join'; readonly plan: SeatPlan; readonly at?: number }
  | { readonly type: 'leave'; readonly seat: SeatId; readonly how: 'dies' | 'removed' }
  /** `closes`: the day is closed without an execution in the same tap. */
  | { readonly type: 'dusk'; readonly closes?: boolean }

/** An earlier entry with another command; everything after it is decided again. */
export interface RedecideCommand {
  readonly type: 'redecide'
  readonly entry: EntryId
  /** Which of its commands, if that entry is a correction itself. */
  readonly index?: number
  readonly command: PlainCommand
  /** It never happened. */
  readonly leaveOut?: boolean
}

export type PlainCommand = (SetupCommand | NightCommand | DayCommand | EndCommand | CorrectCommand | HandCommand) & CommandExtras
export type Command = PlainCommand | (RedecideCommand & CommandExtras)
export type CommandType = Command['type']
