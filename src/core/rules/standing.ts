import type { Game } from '../model/game'
import { markId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import { characterOf, sceneFor } from './table'

/** Who is drunk or poisoned for as long as an ability works, as marks that nobody laid. */

/** As old as the ability itself; nothing of it is stored. */
export const standingMarks = (rules: Rules, game: Game): readonly Mark[] =>
  game.seats.flatMap((seat) =>
    seat.abilities.flatMap(({ character: ability, serial, since, way }) => {
      const found = way === 'believed' ? undefined : characterOf(rules, ability)?.impairs?.(sceneFor(rules, game, seat, ability))
      return (found ?? []).map(({ on, kind, token }): Mark => ({
        id: markId(`m${serial}.${on}`),
        kind,
        on,
        token,
        ends: { at: 'used' },
        source: { seat: seat.id, ability, serial, moment: { phase: 'night', number: since } },
      }))
    }),
  )

export const age = ({ id }: Mark): number => Number.parseInt(id.slice(1), 10)

export const alwaysSober = (rules: Rules, { abilities }: Seat): boolean =>
  abilities.some(({ character, way }) => way !== 'believed' && characterOf(rules, character)?.alwaysSober)
