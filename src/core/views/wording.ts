import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { say, type WordValues } from '../model/words'
import { nameOf, playerOf } from '../rules/table'
import type { About, Sentence, StoryLine } from './storyTypes'

/** How one fact is put into words, and whom it speaks of. */
export interface Wording {
  /** Named, and so spoken of. */
  readonly who: (id: SeatId | undefined, at?: Game) => string
  readonly ability: (id: CharacterId | undefined) => string
  readonly line: (kind: StoryLine['kind'], key: string, values?: WordValues, about?: About) => Sentence
}

export const wording = (rules: Rules, after: Game): Wording => {
  const seats: SeatId[] = []
  return {
    who: (id, at = after) => {
      if (id) seats.push(id)
      return playerOf(at, id)
    },
    ability: (id) => nameOf(rules, id),
    line: (kind, key, values = {}, about = {}) => ({ kind, text: say(rules.words, `story.${key}`, values), seats, ...about }),
  }
}

/** VIEW-14: told once; told again, the later line stands for the earlier. */
export const anew = (topic: string): About => ({ topic, instead: topic })
