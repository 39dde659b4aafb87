import type { Alignment, Team } from '../model/seat'
import type { Answer, DeathCause, Phase } from '../model/game'
import type { CardContent } from '../model/character'
import type { CharacterId, MarkId, SeatId, StepId } from '../model/ids'
import type { Question } from '../model/question'

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
  /** Set when an open question stands against it (`two_left_before_professor`). */
  readonly question?: string
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
  readonly extraDay: boolean
  /** The proposal; the storyteller confirms or plays on. */
  readonly ending: EndingView | undefined
  readonly outcome: { readonly winner: Alignment; readonly because: string } | undefined
  /** Open questions that wait for the storyteller (Moonchild's choice, a ring of drunkenness …). */
  readonly questions: readonly Question[]
}

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
}

export type StepMode = 'acts' | 'without-effect' | 'pretends' | 'bookkeeping' | 'sleeps'

export interface StepView {
  readonly id: StepId
  readonly row: string
  /** "Sailor", "Minion info", "Lunatic (act)". */
  readonly label: string
  readonly seat: SeatId | undefined
  readonly player: string | undefined
  readonly seatNumber: number | undefined
  readonly character: CharacterRef | undefined
  /** Number among tonight's due steps; undefined for those that are not due. */
  readonly number: number | undefined
  readonly mode: StepMode
  readonly status: 'done' | 'now' | 'later' | 'skipped' | 'not-due'
  /** Why it is due, why it is skipped, or what came of it. */
  readonly because: string
  readonly wakes: boolean
  /** "Ana points at a living player." */
  readonly playerDoes: string
  /** "You decide which of the two is drunk until dusk." */
  readonly youDecide: string
  readonly ability: string
  /** Drunk or poisoned, by what, until when. */
  readonly impairedWhy: readonly string[]
  readonly ask: AskView
  /** What has been pointed at so far. */
  readonly picked: readonly SeatId[]
  readonly pickedCharacter: CharacterId | undefined
  readonly passed: boolean
  readonly draftAnswers: Readonly<Record<string, Answer>>
  readonly draftOverrides: Readonly<Record<string, boolean>>
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

export interface WhyLine {
  readonly kind: 'drunk' | 'poisoned' | 'safe' | 'shield' | 'paused' | 'dead' | 'looks-dead' | 'turned' | 'spent' | 'asleep' | 'not-woken' | 'believes' | 'gained' | 'memo'
  readonly text: string
  readonly mark?: MarkId
}

export interface DawnView {
  readonly died: readonly SeatId[]
  readonly aliveAgain: readonly SeatId[]
  /** What only the storyteller needs: causes, what was prevented. */
  readonly privately: readonly string[]
}

export interface NominationView {
  readonly index: number
  readonly kind: 'execution' | 'exile'
  readonly by: SeatId | 'storyteller' | undefined
  readonly nominee: SeatId
  readonly votes: readonly SeatId[]
  readonly count: number
  readonly needed: number
  readonly counted: boolean
  readonly passed: boolean
  readonly judged: 'pass' | 'fail' | undefined
}

export interface DayView {
  readonly day: number
  readonly alive: number
  readonly votesNeeded: number
  readonly exileNeeded: number
  readonly nominations: readonly NominationView[]
  /** The nomination whose hands are being counted. */
  readonly open: NominationView | undefined
  readonly aboutToDie: SeatId | undefined
  /** The tally to beat. */
  readonly highest: number
  readonly tied: boolean
  readonly executed: readonly { readonly seat: SeatId; readonly outcome: 'died' | 'alive' | 'corpse' }[]
  readonly exiled: readonly SeatId[]
  readonly closed: boolean
  readonly onlyStorytellerNominates: boolean
  /** undefined: may; else the sentence why not. */
  readonly mayNominate: Readonly<Record<SeatId, string | undefined>>
  readonly mayBeNominated: Readonly<Record<SeatId, string | undefined>>
  readonly mayVote: Readonly<Record<SeatId, string | undefined>>
  /** Who votes in which order for the open nomination: clockwise from the nominee's left, the nominee last. */
  readonly voteOrder: readonly SeatId[]
  /** Day abilities that can be used now. */
  readonly abilities: readonly DayAbilityView[]
  readonly statements: readonly { readonly seat: SeatId; readonly text: string; readonly truth: boolean | undefined }[]
  /** Whom somebody chose in public today. */
  readonly choices: readonly { readonly seat: SeatId; readonly ability: CharacterRef; readonly whom: SeatId }[]
  /** What dusk would find forgotten. */
  readonly forgotten: readonly string[]
  readonly dawn: DawnView
}

export interface DayAbilityView {
  readonly seat: SeatId
  readonly ability: CharacterRef
  readonly label: string
  readonly asks: 'statement' | 'target' | 'verdict' | 'swaps' | 'nothing'
  /** Why it cannot be used just now (can be forced). */
  readonly because: string | undefined
  /** It is due at once, and this says so. */
  readonly owed: string | undefined
}

/** A line of the story; `part` opens a new chapter ("Night 2"). */
export interface StoryLine {
  readonly entry: number
  readonly chapter: string
  readonly text: string
  readonly kind: 'chapter' | 'night' | 'death' | 'day' | 'hand' | 'end'
}

/** Public knowledge only. Nothing here may depend on a secret. */
export interface TownSeat {
  readonly id: SeatId
  readonly number: number
  readonly player: string
  readonly alive: boolean
  readonly ghostVote: boolean
  readonly traveller: { readonly id: CharacterId; readonly name: string } | undefined
}

export interface TownView {
  readonly phase: Phase
  readonly seats: readonly TownSeat[]
  readonly alive: number
  readonly votesNeeded: number
  readonly nominations: readonly { readonly kind: 'execution' | 'exile'; readonly by: SeatId | 'storyteller' | undefined; readonly nominee: SeatId; readonly votes: readonly SeatId[]; readonly count: number; readonly needed: number; readonly counted: boolean }[]
  readonly aboutToDie: SeatId | undefined
  readonly executed: readonly { readonly seat: SeatId; readonly died: boolean }[]
  readonly exiled: readonly { readonly seat: SeatId; readonly died: boolean }[]
  /** Names announced at the latest dawn. */
  readonly dawn: { readonly died: readonly SeatId[]; readonly aliveAgain: readonly SeatId[] }
  readonly winner: Alignment | undefined
}

export interface SetupFault {
  readonly code: string
  readonly because: string
  /** One tap that mends it. */
  readonly mends?: readonly SetupMend[]
}

export interface SetupMend {
  readonly label: string
  readonly add?: CharacterId
  readonly remove?: CharacterId
  readonly count?: number
  /** Bluffs and beliefs are thought of anew. */
  readonly suggest?: true
}

export type { DeathCause }
