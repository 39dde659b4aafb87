import type { CardContent } from '../model/card'
import type { Answer } from '../model/game'
import type { SeatId, StepId } from '../model/ids'
import type { Form } from '../model/information'
import type { Draft } from '../model/night'
import type { Shown, Told } from '../model/told'
import type { CharacterRef } from './grimoireTypes'

export interface TargetOption {
  readonly allowed: boolean
  /** Why not. */
  readonly code?: string
  readonly because?: string
}

export interface AskView {
  readonly targets: { readonly min: number; readonly max: number; readonly seats: Readonly<Record<SeatId, TargetOption>> } | undefined
  readonly character: { readonly use: 'choose' | 'guess' | 'gain'; readonly options: readonly CharacterRef[] } | undefined
  readonly mayPass: boolean
  /** Anything of it may be left out. */
  readonly free?: true
}

/** One thing that may be told. */
export interface AnswerView {
  readonly answer: Shown
  /** What goes into the answers under `says`. */
  readonly word: Answer
  readonly label: string
  readonly truth: boolean
}

/** What a step tells its player: the truth and why, what may be told instead, what experience suggests, what was told. */
export interface InfoView {
  readonly form: Form['kind']
  readonly truth: AnswerView | undefined
  readonly truthBecause: string
  /** able: only what registering allows; else anything of that form, or anything false. */
  readonly why: Told['why']
  /** Everything that needs no forcing, where the form is short. */
  readonly options: readonly AnswerView[]
  /** Of the same form, and told only by force. */
  readonly others: readonly AnswerView[]
  /** Of a character and two players: the characters to choose from. */
  readonly characters: readonly CharacterRef[]
  /** Or word that there is nobody of them. */
  readonly none: boolean
  readonly suggestions: readonly (AnswerView & { readonly because: string })[]
  readonly told: AnswerView | undefined
}

export type StepMode = 'acts' | 'without-effect' | 'pretends' | 'bookkeeping' | 'sleeps'

export interface StepView {
  readonly id: StepId
  readonly row: string
  /** "Sailor", "Minion info", "Lunatic (act)". */
  readonly label: string
  readonly seat: SeatId | undefined
  readonly player: string | undefined
  /** Woken together by a row that is nobody's own. */
  readonly group: { readonly seats: readonly SeatId[]; readonly names: string } | undefined
  readonly seatNumber: number | undefined
  readonly character: CharacterRef | undefined
  /** Number among tonight's due steps; undefined for those that are not due. */
  readonly number: number | undefined
  readonly mode: StepMode
  /** The storyteller does what the ability does. */
  readonly byHand?: true
  readonly status: 'done' | 'now' | 'later' | 'skipped' | 'not-due'
  /** Why it is due, why it is skipped, or what came of it. */
  readonly because: string
  readonly wakes: boolean
  /** A row this player wakes for on such a night, due or not. */
  readonly main: boolean
  /** "Ana points at a living player." */
  readonly playerDoes: string
  /** "You decide which of the two is drunk until dusk." */
  readonly youDecide: string
  readonly ability: string
  /** Drunk or poisoned, by what, until when. */
  readonly impairedWhy: readonly string[]
  readonly ask: AskView
  /** Something happens by itself before the choice. */
  readonly upkeep: boolean
  /** What has been pointed at and decided so far. */
  readonly draft: Draft
  /** What its player learns, once enough has been pointed at. */
  readonly info: InfoView | undefined
  /** One line for storytellers who are new to this character. */
  readonly advice: string
  /** One line of what happened, once done. */
  readonly result: string
  /** Cards to show before the choice (info steps). */
  readonly cards: readonly CardContent[]
}

export interface NightSheetView {
  readonly night: number
  readonly first: boolean
  readonly steps: readonly StepView[]
  readonly now: StepId | undefined
  readonly done: number
  readonly due: number
}

export interface DawnView {
  readonly died: readonly SeatId[]
  readonly aliveAgain: readonly SeatId[]
  /** What only the storyteller needs: causes, what was prevented. */
  readonly privately: readonly string[]
}
