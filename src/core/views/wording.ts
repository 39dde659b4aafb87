import type { GameEvent } from '../journal/event'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import { listOf, say, type WordValues } from '../model/words'
import { nameOf, playerOf } from '../rules/table'
import type { About, Sentence, StoryLine } from './storyTypes'

/** What a fact is told with. */
export interface Wording {
  readonly rules: Rules
  /** Before the fact, and after it. */
  readonly game: Game
  readonly after: Game
  /** The storyteller set it, and no rule did. */
  readonly byHand: boolean
  /** Named, and so spoken of; the first one's token stands beside the line. */
  readonly who: (id: SeatId | undefined, at?: Game) => string
  readonly all: (ids: readonly SeatId[]) => string
  readonly ability: (id: CharacterId | undefined) => string
  readonly line: (kind: StoryLine['kind'], key: string, values?: WordValues, about?: About) => Sentence
  /** A line only where it was set by hand. */
  readonly hand: (key: string, values: WordValues) => Sentence
}

type Fact<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>

/** How facts are put into words: one line for each kind of fact that is told. */
export type Tellings<T extends GameEvent['type'] = GameEvent['type']> = {
  readonly [Each in T]?: (fact: Fact<Each>, wording: Wording) => Sentence
}

export const wording = (rules: Rules, game: Game, after: Game, byHand: boolean): Wording => {
  const seats: SeatId[] = []
  const who = (id: SeatId | undefined, at = after) => {
    if (id) seats.push(id)
    return playerOf(at, id)
  }
  const line: Wording['line'] = (kind, key, values = {}, about = {}) => {
    const then = rules.words[`story.then.${key}`]
    return {
      kind,
      tells: key,
      text: say(rules.words, `story.${key}`, values),
      seats,
      ...(then === undefined ? {} : { then: say(rules.words, `story.then.${key}`, values) }),
      ...about,
    }
  }
  return {
    rules,
    game,
    after,
    byHand,
    who,
    all: (ids) =>
      listOf(
        rules.words,
        ids.map((id) => who(id)),
      ),
    ability: (id) => nameOf(rules, id),
    line,
    hand: (key, values) => (byHand ? line('hand', `hand.${key}`, values) : undefined),
  }
}

/** VIEW-14: told once; told again, the later line stands for the earlier. */
export const anew = (topic: string): About => ({ topic, instead: topic })
