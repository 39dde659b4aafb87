import type { EntryId, SeatId } from '../model/ids'

/** A line of the story; one of the kind `chapter` opens a new one ("Night 2"). */
export interface StoryLine {
  readonly entry: EntryId
  readonly chapter: string
  readonly text: string
  /** `changed`: what a correction made of earlier lines; it belongs to the timeline, not to what is shared. */
  readonly kind: 'chapter' | 'night' | 'death' | 'day' | 'hand' | 'changed' | 'end'
  /** Whom it speaks of. */
  readonly seats: readonly SeatId[]
  /** What it tells of, where a later line may tell it anew. */
  readonly topic?: string
  /** Earlier lines whose topic begins so are no longer true. */
  readonly instead?: string
}

export type About = Pick<StoryLine, 'topic' | 'instead'>
export type Sentence = (Pick<StoryLine, 'text' | 'kind' | 'seats'> & About) | undefined
