import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { say, type WordValues } from '../model/words'
import { playerOf } from '../rules/table'
import type { About, Sentence, StoryLine } from './storyTypes'

/** How one fact is put into words, and whom it speaks of. */
export interface Wording {
  /** Named, and so spoken of. */
  readonly who: (id: SeatId | undefined, at?: Game) => string
  readonly line: (kind: StoryLine['kind'], key: string, values?: WordValues, about?: About) => Sentence
}

export const wording = ({ words }: Rules, after: Game): Wording => {
  const seats: SeatId[] = []
  return {
    who: (id, at = after) => {
      if (id) seats.push(id)
      return playerOf(at, id)
    },
    line: (kind, key, values = {}, about = {}) => ({ kind, text: say(words, `story.${key}`, values), seats, ...about }),
  }
}

/** VIEW-14: told once; told again, the later line stands for the earlier. */
export const anew = (topic: string): About => ({ topic, instead: topic })
