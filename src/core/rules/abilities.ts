import type { Character } from '../model/character'
import type { Scene } from '../model/scene'
import type { Rules } from '../model/script'
import type { DeathCause, Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Seat } from '../model/seat'
import { impairedHow, impairment, isActive, isImpaired, isOn } from './impairment'
import { memoLast } from './memoLast'
import { characterOf, heldBy, sceneFor } from './table'

/** An ability held by somebody, with the behaviour of its character. */
export interface Power {
  readonly seat: Seat
  readonly ability: CharacterId
  readonly character: Character
  readonly scene: Scene
}

/** The one place that says whether an ability works right now. */
export const works = (rules: Rules, game: Game, seat: Seat, ability: CharacterId): boolean => {
  const character = characterOf(rules, ability)
  const held = heldBy(seat, ability)
  if (!character || !held || held.way === 'believed') return false
  return (seat.alive || character.worksWhenDead === true) && !isImpaired(rules, game, seat.id)
}

export const isBelieved = (seat: Seat, ability: CharacterId): boolean => heldBy(seat, ability)?.way === 'believed'

/** Without effect, whatever state its player is in: only believed in, or the pretending itself. */
export const isSham = (rules: Rules, seat: Seat, ability: CharacterId): boolean =>
  isBelieved(seat, ability) || characterOf(rules, ability)?.pretends === true

export const isSpent = (seat: Seat, ability: CharacterId): boolean => heldBy(seat, ability)?.spent === true

/** Every ability held at the table, whether or not it works. */
export const powers = (rules: Rules, game: Game): readonly Power[] => powersOf(game, rules)

const powersOf = memoLast((game: Game, rules: Rules): readonly Power[] =>
  game.seats.flatMap((seat) =>
    seat.abilities.flatMap(({ character: ability }) => {
      const character = characterOf(rules, ability)
      return character ? [{ seat, ability, character, scene: sceneFor(rules, game, seat, ability) }] : []
    }),
  ),
)

/** Those that work now: hooks are only ever called on these. */
export const workingPowers = (rules: Rules, game: Game): readonly Power[] => workingOf(game, rules)

const workingOf = memoLast((game: Game, rules: Rules): readonly Power[] =>
  powers(rules, game).filter(({ seat, ability }) => works(rules, game, seat, ability)),
)

export interface Protection {
  readonly seat: SeatId
  readonly by: Seat | undefined
  readonly ability: CharacterId | undefined
  readonly mark?: Mark
  readonly token?: string
  /** From this alone. */
  readonly from?: DeathCause
}

/** Who cannot die now, of anything or of one cause, and thanks to whom. */
export const protections = (rules: Rules, game: Game): readonly Protection[] => protectionsOf(game, rules)

const protectionsOf = memoLast((game: Game, rules: Rules): readonly Protection[] => {
  const standing = workingPowers(rules, game).flatMap(({ seat, ability, character, scene }) =>
    (character.standing?.(scene) ?? []).map(({ on, token, from }): Protection => ({
      seat: on,
      by: seat,
      ability,
      ...(token ? { token } : {}),
      ...(from ? { from } : {}),
    })),
  )
  const marks = activeMarks(rules, game, 'safe').flatMap((mark) =>
    game.seats
      .filter((seat) => isOn(mark, seat))
      .map((seat): Protection => ({
        seat: seat.id,
        by: game.seats.find(({ id }) => id === mark.source.seat),
        ability: mark.source.ability,
        mark,
        ...(mark.from ? { from: mark.from } : {}),
      })),
  )
  return [...standing, ...marks]
})

export const activeMarks = (rules: Rules, game: Game, kind: Mark['kind']): readonly Mark[] =>
  game.marks.filter((mark) => mark.kind === kind && isActive(rules, game, mark))

export const marksOn = (game: Game, seat: Seat): readonly Mark[] => game.marks.filter((mark) => isOn(mark, seat))

export { impairedHow, impairment, isActive, isImpaired, isOn }
