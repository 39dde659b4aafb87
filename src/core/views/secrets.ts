import type { Rules } from '../model/script'
import { DEMON_BLUFFS } from '../model/game'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import { evilInfoGiven } from '../rules/counts'
import { BLUFFS, isGood, suggestFalseMinions, suggestGrandchild, suggestSecrets } from '../rules/secrets'
import { characterOf, seatOf, teamOf } from '../rules/table'

interface SecretBase {
  /** Whose secret it is. */
  readonly seat: SeatId
  readonly count: number
}

export interface CharactersSecret extends SecretBase {
  readonly kind: 'bluffs' | 'falseBluffs'
  readonly picked: readonly CharacterId[]
  readonly options: readonly CharacterId[]
  /** Of the options: what somebody plays. */
  readonly inPlay: readonly CharacterId[]
  /** What could be taken without thinking. */
  readonly suggested: readonly CharacterId[]
}

export interface PlayersSecret extends SecretBase {
  readonly kind: 'falseMinions' | 'grandchild'
  readonly picked: readonly SeatId[]
  readonly options: readonly SeatId[]
  readonly suggested: readonly SeatId[]
}

export type SecretView = CharactersSecret | PlayersSecret

/** What the storyteller fixed, or forgot to fix, about what this player learns. */
export const secretsView = (rules: Rules, game: Game, id: SeatId): readonly SecretView[] => {
  const seat = seatOf(game, id)
  if (!seat) return []
  return [
    ...(teamOf(rules, seat) === 'demon' ? bluffsOf(rules, game, id, 'bluffs') : []),
    ...(pretends(rules, seat.character) ? [...falseMinionsOf(rules, game, id), ...bluffsOf(rules, game, id, 'falseBluffs')] : []),
    ...seat.abilities
      .flatMap(({ character }) => characterOf(rules, character)?.startsKnowing ?? [])
      .slice(0, 1)
      .map((token) => grandchildOf(rules, game, seat, token)),
  ]
}

const pretends = (rules: Rules, id: CharacterId | undefined) => characterOf(rules, id)?.pretends === true
const residentsOf = (game: Game) => game.seats.filter(({ traveller }) => !traveller)
const handsOf = (game: Game) => residentsOf(game).flatMap(({ id, character }) => (character ? [{ seat: id, character }] : []))
const seedOf = (game: Game) =>
  handsOf(game)
    .map(({ seat, character }) => `${seat}${character}`)
    .join()
const informed = (rules: Rules, game: Game) => evilInfoGiven(rules, residentsOf(game).length)

const bluffsOf = (rules: Rules, game: Game, seat: SeatId, kind: CharactersSecret['kind']): readonly CharactersSecret[] => {
  const real = game.bluffs[DEMON_BLUFFS] ?? []
  const picked = kind === 'bluffs' ? real : (game.bluffs[seat] ?? [])
  if (!informed(rules, game) && picked.length === 0) return []
  const bag = handsOf(game).map(({ character }) => character)
  const options = rules.script.characters.filter((id) => isGood(rules, id) && (kind === 'bluffs' || !pretends(rules, id)))
  // What the Demon bluffs with is as suspicious to show as what is in play.
  const suggested = suggestSecrets(rules, {
    bag: kind === 'bluffs' ? bag : [...bag, ...real],
    residents: residentsOf(game).length,
    seed: seedOf(game),
    banned: [],
  })
  return [
    {
      kind,
      seat,
      count: BLUFFS,
      picked,
      options,
      inPlay: options.filter((id) => bag.includes(id)),
      suggested: kind === 'bluffs' ? suggested.bluffs : suggested.falseBluffs,
    },
  ]
}

const falseMinionsOf = (rules: Rules, game: Game, seat: SeatId): readonly PlayersSecret[] => {
  const picked = game.falseMinions[seat] ?? []
  if (!informed(rules, game) && picked.length === 0) return []
  const count = Math.max(1, residentsOf(game).filter((one) => teamOf(rules, one) === 'minion').length)
  return [
    {
      kind: 'falseMinions',
      seat,
      count,
      picked,
      options: residentsOf(game)
        .map(({ id }) => id)
        .filter((id) => id !== seat),
      suggested: suggestFalseMinions(rules, handsOf(game), seat, seedOf(game)),
    },
  ]
}

const grandchildOf = (rules: Rules, game: Game, { id: seat }: Seat, word: string): PlayersSecret => {
  const suggested = suggestGrandchild(rules, handsOf(game), seat, seedOf(game))
  return {
    kind: 'grandchild',
    seat,
    count: 1,
    options: game.seats.filter(({ id, alignment }) => id !== seat && alignment === 'good').map(({ id }) => id),
    suggested: suggested ? [suggested] : [],
    picked: game.marks.flatMap(({ on, token, source }) => (source.seat === seat && token === word && on !== 'everyoneElse' ? [on] : [])),
  }
}
