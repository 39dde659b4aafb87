import type { Rules } from '@/core/model/script'
import type { Answer, Game } from '@/core/model/game'
import { markId, seatId, stepId } from '@/core/model/ids'
import type { CharacterId, MarkId, SeatId, StepId } from '@/core/model/ids'
import type { Alignment } from '@/core/model/seat'
import type { Chance } from '@/core/rules/chance'
import { nightSteps } from '@/core/rules/nightSteps'

/** Blind choices for somebody who taps anywhere; now and then at something that is not there. */
export interface Pick {
  readonly game: Game
  readonly rules: Rules
  readonly chance: Chance
  maybe(likely: number): boolean
  below(limit: number): number
  one<T>(items: readonly T[], otherwise: T): T
  seat(): SeatId
  seats(most: number): readonly SeatId[]
  character(): CharacterId
  mark(): MarkId
  step(): StepId
  side(): Alignment
  answer(): Answer
}

const GHOST = 's999'

export const pickFrom = (rules: Rules, game: Game, chance: Chance): Pick => {
  const maybe = (likely: number) => chance.next() < likely
  const below = (limit: number) => Math.floor(chance.next() * limit)
  const one = <T>(items: readonly T[], otherwise: T): T => chance.pick(items) ?? otherwise
  const seat = () =>
    maybe(0.02)
      ? seatId(GHOST)
      : one(
          game.seats.map(({ id }) => id),
          seatId(GHOST),
        )
  const character = () => (maybe(0.02) ? 'stranger' : one(Object.keys(rules.characters), 'stranger'))
  return {
    game,
    rules,
    chance,
    maybe,
    below,
    one,
    seat,
    character,
    seats: (most) => Array.from({ length: below(most + 1) }, seat),
    mark: () =>
      maybe(0.05)
        ? markId('m999')
        : one(
            [...game.marks, ...game.tokens].map(({ id }) => id),
            markId('m999'),
          ),
    step: () =>
      maybe(0.05)
        ? stepId(`sailor:${GHOST}`)
        : one(
            nightSteps(rules, game)
              .filter(({ due }) => due || maybe(0.1))
              .map(({ id }) => id),
            stepId('dawn'),
          ),
    side: () => (maybe(0.5) ? 'good' : 'evil'),
    answer: () => one<Answer>([true, false, 0, 1, 'nobody', 'dies', 'ends', 'lapses', seat(), character()], true),
  }
}
