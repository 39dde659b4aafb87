import type { Rules } from '../model/script'
import { DEMON_BLUFFS } from '../model/game'
import type { Game } from '../model/game'
import type { CharacterId, SeatId } from '../model/ids'
import type { Prepared } from '../model/prepared'
import type { Seat } from '../model/seat'
import { evilInfoGiven } from '../rules/evilInfo'
import { BLUFFS, isFalseDemon, isFooled, isGood, preparedCount, preparedName, suggestBluffs, suggestPrepared } from '../rules/secrets'
import { characterOf, secretOf, seatOf, teamOf } from '../rules/table'

interface SecretBase {
  /** Whose secret it is. */
  readonly seat: SeatId
  /** What it is called: the words for it go by this. */
  readonly name: string
  /** What the ability that prepares it calls those who are picked. */
  readonly called?: string
  readonly count: number
  /** The card it fills. */
  readonly card?: string
}

export interface CharactersSecret extends SecretBase {
  readonly kind: 'characters'
  readonly name: 'bluffs' | 'falseBluffs'
  readonly picked: readonly CharacterId[]
  readonly options: readonly CharacterId[]
  /** Of the options: what somebody plays. */
  readonly inPlay: readonly CharacterId[]
  /** A ready suggestion. */
  readonly suggested: readonly CharacterId[]
}

export interface PlayersSecret extends SecretBase {
  readonly kind: 'players'
  readonly ability: CharacterId
  readonly key: string
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
    ...seat.abilities.flatMap(({ character: ability }) =>
      (characterOf(rules, ability)?.prepares ?? []).flatMap((one) => preparedOf(rules, game, seat, ability, one)),
    ),
    ...(isFalseDemon(rules, seat.character) ? bluffsOf(rules, game, id, 'falseBluffs') : []),
  ]
}

const residentsOf = (game: Game) => game.seats.filter(({ traveller }) => !traveller)
const handsOf = (game: Game) => residentsOf(game).flatMap(({ id, character }) => (character ? [{ seat: id, character }] : []))
const seedOf = (game: Game) =>
  handsOf(game)
    .map(({ seat, character }) => `${seat}${character}`)
    .join()
const informed = (rules: Rules, game: Game) => evilInfoGiven(rules, residentsOf(game).length)

const bluffsOf = (rules: Rules, game: Game, seat: SeatId, name: CharactersSecret['name']): readonly CharactersSecret[] => {
  const real = game.bluffs[DEMON_BLUFFS] ?? []
  const picked = name === 'bluffs' ? real : (game.bluffs[seat] ?? [])
  if (!informed(rules, game) && picked.length === 0) return []
  const bag = handsOf(game).map(({ character }) => character)
  const options = rules.script.characters.filter((id) => isGood(rules, id) && (name === 'bluffs' || !isFooled(rules, id)))
  // What the Demon bluffs with is as suspicious to show as what is in play.
  const suggested = suggestBluffs(rules, {
    bag: name === 'bluffs' ? bag : [...bag, ...real],
    residents: residentsOf(game).length,
    seed: seedOf(game),
    banned: [],
  })
  return [
    {
      kind: 'characters',
      name,
      card: 'card.notInPlay',
      seat,
      count: BLUFFS,
      picked,
      options,
      inPlay: options.filter((id) => bag.includes(id)),
      suggested: name === 'bluffs' ? suggested.bluffs : suggested.falseBluffs,
    },
  ]
}

const preparedOf = (rules: Rules, game: Game, { id: seat }: Seat, ability: CharacterId, prepared: Prepared): readonly PlayersSecret[] => {
  const picked = secretOf(rules, game, seat, ability, prepared.key)
  if (prepared.withEvilInfo && !informed(rules, game) && picked.length === 0) return []
  const options = prepared.among === 'residents' ? residentsOf(game) : game.seats.filter(({ alignment }) => alignment === 'good')
  return [
    {
      kind: 'players',
      name: `${ability}.${prepared.key}`,
      called: preparedName(rules, ability, prepared),
      ability,
      key: prepared.key,
      seat,
      count: Math.max(1, preparedCount(rules, handsOf(game), prepared)),
      picked,
      options: options.map(({ id }) => id).filter((id) => prepared.self || id !== seat),
      suggested: suggestPrepared(rules, handsOf(game), seat, prepared, seedOf(game)),
      ...(prepared.card ? { card: prepared.card } : {}),
    },
  ]
}
