import type { MarkId } from '../model/ids'

export interface WhyLine {
  readonly kind:
    | 'drunk'
    | 'poisoned'
    | 'safe'
    | 'shield'
    | 'paused'
    | 'dead'
    | 'looks-dead'
    | 'turned'
    | 'spent'
    | 'asleep'
    | 'not-woken'
    | 'believes'
    | 'gained'
    | 'memo'
  readonly text: string
  readonly mark?: MarkId
}

/** A line of the story; `part` opens a new chapter ("Night 2"). */
export interface StoryLine {
  readonly entry: number
  readonly chapter: string
  readonly text: string
  readonly kind: 'chapter' | 'night' | 'death' | 'day' | 'hand' | 'end'
}
