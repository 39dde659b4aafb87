import type { PlainCommand } from '../journal/command'
import type { ShownCard } from '../journal/entry'
import type { GameEvent } from '../journal/event'
import type { CharacterId, EntryId, SeatId } from '../model/ids'
import type { Question, Refusal } from '../model/question'
import type { CardContent } from '../model/card'
import type { Said } from '../model/said'

/** What will follow. It is shown before it is settled; most consequences can be overridden. */
export interface Consequence {
  /** Stable within one command: `override` answers come back under it. */
  readonly id: string
  readonly kind:
    | 'dies'
    | 'survives'
    | 'feigns'
    | 'returns'
    | 'drunk'
    | 'poisoned'
    | 'safe'
    | 'shield'
    | 'asleep'
    | 'turns'
    | 'spent'
    | 'nothing'
    | 'told'
    | 'memo'
  readonly seat?: SeatId
  /** Who causes it. */
  readonly ability?: CharacterId
  readonly text: string
  readonly because?: string
  /** As the story keeps it, if no fact does. */
  readonly said?: Said
  /** What the override button says, if the consequence can be overridden. */
  readonly override?: string
  /** It was overridden by hand. */
  readonly byHand?: boolean
}

export type Decision =
  | {
      readonly kind: 'done'
      readonly events: readonly GameEvent[]
      readonly questions: readonly Question[]
      readonly consequences: readonly Consequence[]
      /** Cards to show now, in order. */
      readonly cards: readonly CardContent[]
      /** The same with those a step shows in any case, as the entry keeps them. */
      readonly shown?: readonly ShownCard[]
      /** Refusals that were forced. */
      readonly forced: readonly Refusal[]
      /** Votes or rescues that were refused while the rest went on. */
      readonly dropped: readonly Refusal[]
      /** What happened all the same although it should not have. */
      readonly warnings?: readonly Refusal[]
      /** What the town is told. */
      readonly announce?: string
      /** A correction only: the entry it folds onto, what it stands for. */
      readonly base?: EntryId
      readonly replaces?: readonly EntryId[]
      /** The commands a correction decided again, or the command with the steps that passed by themselves after it. */
      readonly commands?: readonly PlainCommand[]
      /** How many of the facts belong to each of these commands. */
      readonly parts?: readonly number[]
      readonly changed?: readonly string[]
      /** The same, as the journal keeps it. */
      readonly changedSaid?: readonly Said[]
      /** Announcements that are no longer true, with what to say now. */
      readonly wrongly?: readonly string[]
      /** What follows from the changed command itself. */
      readonly own?: readonly Consequence[]
    }
  /** Questions without a usual answer: the same command returns with `answers`. */
  | { readonly kind: 'needs'; readonly questions: readonly Question[]; readonly consequences: readonly Consequence[] }
  /** Has questions if another answer would be accepted. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly questions?: readonly Question[] }
