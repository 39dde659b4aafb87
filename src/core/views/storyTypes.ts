import type { Phase } from '../model/game'
import type { EntryId, SeatId } from '../model/ids'
import type { CharacterRef } from './grimoireTypes'

/** A player as they were when a line was written. */
export interface LineToken {
  readonly seat: SeatId
  readonly player: string
  readonly character: CharacterRef | undefined
  readonly evil: boolean
  readonly life: 'alive' | 'dead' | 'looks-dead'
  readonly impaired: 'drunk' | 'poisoned' | undefined
}

/** A hand that went up in a vote. */
export interface LineHand {
  readonly seat: SeatId
  readonly player: string
  /** It cost somebody dead the one vote that was left. */
  readonly ghost: boolean
}

/** A line of the story; one of the kind `chapter` opens a new one ("Night 2"). */
export interface StoryLine {
  readonly entry: EntryId
  /** Which of the entry's commands it tells of, if that entry is a correction. */
  readonly index?: number
  readonly chapter: string
  readonly text: string
  /** `changed`: what a correction made of earlier lines; `aside`: what nobody needs to read aloud. Both belong to the timeline, not to what is shared. */
  readonly kind: 'chapter' | 'night' | 'death' | 'day' | 'hand' | 'changed' | 'aside' | 'end'
  /** What it tells, by the key of its words: `executed.died`. */
  readonly tells: string
  /** Whom it speaks of. */
  readonly seats: readonly SeatId[]
  /** Who acted, or else whom it happened to. */
  readonly token?: LineToken
  /** Others it speaks of who were drunk or poisoned then. */
  readonly impaired?: readonly LineToken[]
  readonly hands?: readonly LineHand[]
  /** What follows in the same tap belongs to it. */
  readonly opens?: true
  /** How it is said after the line it belongs to, without a full stop. */
  readonly then?: string
  /** Why this player lived: said after that they did, or by itself. */
  readonly lived?: { readonly seat: SeatId; readonly why: string }
  /** What it tells of, where a later line may tell it anew. */
  readonly topic?: string
  /** Earlier lines whose topic begins so are no longer true. */
  readonly instead?: string
  /** The topic of an earlier tap that the story tells it with. */
  readonly joins?: string
}

export type About = Pick<StoryLine, 'topic' | 'instead' | 'joins' | 'opens' | 'hands'>
export type Sentence = Omit<StoryLine, 'entry' | 'index' | 'chapter' | 'token' | 'impaired'> | undefined

/** One event: who did what, and what came of it. */
export interface Tale {
  readonly head: StoryLine
  readonly then: readonly StoryLine[]
}

/** A night or a day. Its lines are written when they are first read. */
export interface StoryChapter {
  /** Its place in the game; two chapters may have the same title. */
  readonly key: number
  readonly title: string
  readonly phase: Phase
  /** Who died in it, by whatever cause. */
  readonly died: readonly SeatId[]
  /** Their names. */
  readonly diedNames: () => readonly string[]
  readonly lines: () => readonly StoryLine[]
  /** Everybody as the chapter began, clockwise. */
  readonly circle: () => readonly LineToken[]
}

/** The game so far, chapter by chapter. The next entry only touches the last ones. */
export interface StoryBook {
  readonly entry: EntryId
  readonly chapters: readonly StoryChapter[]
  /** All of them in one list. */
  readonly lines: readonly StoryLine[]
}
