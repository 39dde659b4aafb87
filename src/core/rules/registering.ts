import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Read, Reads } from '../model/information'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import type { Registration } from '../model/told'
import { isImpaired } from './impairment'
import { characterOf, ownAlignment, sceneFor, seatOf, teamOf } from './table'

/** What a player is, to whoever looks truly. */
export const truly = <What extends keyof Reads>(rules: Rules, seat: Seat, what: What): Reads[What] | undefined =>
  ({ alignment: seat.alignment, team: teamOf(rules, seat), character: seat.character })[what] as Reads[What] | undefined

/**
 * Everything a player might pass for now, the truth first. It is asked anew each time something looks.
 * It works after death, and not while drunk or poisoned.
 */
export const readings = <What extends keyof Reads>(rules: Rules, game: Game, seat: Seat, what: What): readonly Reads[What][] => {
  const truth = truly(rules, seat, what)
  const others = isImpaired(rules, game, seat.id)
    ? []
    : seat.abilities.flatMap(({ character: ability, way }) =>
        way === 'believed' ? [] : (characterOf(rules, ability)?.registers?.(sceneFor(rules, game, seat, ability), what) ?? []),
      )
  return truth === undefined ? [] : [...new Set([truth, ...others])]
}

/** The storyteller's word on what players pass for in this one question, by seat: a side, a team or a character. */
export type Registered = Readonly<Record<SeatId, string>>

/** Every reading that agrees with such a word. */
const agreeing = <What extends keyof Reads>(
  rules: Rules,
  game: Game,
  seat: Seat,
  what: What,
  word: string | undefined,
): readonly Reads[What][] => {
  const all = readings(rules, game, seat, what)
  const found = word === undefined ? all : all.filter((one) => saysSo(rules, word, one))
  return found.length ? found : all
}

/** A character says its team and side as well. */
export const saysSo = (rules: Rules, word: string, reading: string): boolean =>
  [word, characterOf(rules, word)?.team, ownAlignment(rules, word)].includes(reading)

/** Can this be said of the player at all? */
export const mayRegister = (rules: Rules, game: Game, seat: Seat, word: string): boolean =>
  (['alignment', 'team', 'character'] as const).some((what) => readings(rules, game, seat, what).includes(word as never))

/** Looks truly. */
export const plainly =
  (rules: Rules): Read =>
  (seat, what) =>
    truly(rules, seat, what)

/** Enough for every table; a guard against an answer that reads without end. */
const MOST_WAYS = 20_000

/** The choices of registrations under which this holds: who had to be taken for something else. Each look is a choice of its own, also two looks at the same player. */
function* ways(
  rules: Rules,
  game: Game,
  holds: (read: Read) => boolean,
  said: Registered,
): Generator<readonly Registration[], void, undefined> {
  const way: number[] = []
  for (let tried = 0; tried < MOST_WAYS; tried++) {
    let at = 0
    const sizes: number[] = []
    const taken: Registration[] = []
    const read: Read = (seat, what) => {
      const options = agreeing(rules, game, seatOf(game, seat.id) ?? seat, what, said[seat.id])
      const pick = options.length > 1 ? (way[at] ??= 0) : 0
      if (options.length > 1) sizes[at++] = options.length
      const found = options[pick]
      if (found !== truly(rules, seat, what)) taken.push({ seat: seat.id, [what]: found })
      return found
    }
    if (holds(read)) yield taken
    way.length = at
    while (way.length && (way[way.length - 1] ?? 0) + 1 >= (sizes[way.length - 1] ?? 0)) way.pop()
    if (!way.length) return
    way[way.length - 1] = (way[way.length - 1] ?? 0) + 1
  }
}

/** One of them, if there is any. */
export const someWay = (...asked: Parameters<typeof ways>): readonly Registration[] | undefined => ways(...asked).next().value ?? undefined

/** The one that takes the fewest for something else. Of two that take as many the order of chairs must not decide. */
export const simplestWay = (...asked: Parameters<typeof ways>): readonly Registration[] | undefined => {
  let best: readonly Registration[] | undefined
  for (const way of ways(...asked)) if (!best || comesBefore(way, best)) best = way
  return best
}

const comesBefore = (one: readonly Registration[], other: readonly Registration[]): boolean =>
  one.length === other.length ? spelt(one) < spelt(other) : one.length < other.length

const spelt = (way: readonly Registration[]): string =>
  way
    .map((one) => JSON.stringify(one))
    .sort()
    .join()
