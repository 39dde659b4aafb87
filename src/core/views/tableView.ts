import { DEMON_BLUFFS } from '../model/game'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { Seat } from '../model/seat'
import { inRow, listOf, say } from '../model/words'
import { activeMarks, impairment, isOn, protections } from '../rules/abilities'
import { spoken } from '../rules/said'
import { ownAlignment } from '../rules/table'
import { livingForVotes, votingRule } from '../rules/voting'
import { coinsBySeat } from './coins'
import { keepUnchanged, keepById } from './keepUnchanged'
import { nightOrder } from './nightOrder'
import { characterRef } from './refs'
import type { CharacterRef, CoinView, GrimoireView, SeatView } from './grimoireTypes'

export type OpenMatters = Pick<GrimoireView, 'ending' | 'questions'>

/** The table, and beside it what stands open. */
export const tableView = (rules: Rules, game: Game, open: OpenMatters, old?: GrimoireView): GrimoireView => {
  const coins = coinsBySeat(rules, game)
  const order = nightOrder(rules, game)
  const safe = new Set(protections(rules, game).flatMap(({ seat, from }) => (from ? [] : [seat])))
  const shields = activeMarks(rules, game, 'shield')
  const seats = game.seats.map((seat, index): SeatView => {
    const marks = impairment(rules, game).on.get(seat.id) ?? []
    const own = ownAlignment(rules, seat.character)
    const gained = seat.abilities
      .filter(({ way }) => way === 'gained')
      .map(({ character }) => characterRef(rules, character) as CharacterRef)
    const view = {
      id: seat.id,
      number: index + 1,
      player: seat.player,
      character: characterRef(rules, seat.character),
      believes: characterRef(rules, seat.believes),
      gained,
      traveller: seat.traveller,
      alignment: seat.alignment,
      turned: own && own !== seat.alignment ? seat.alignment : undefined,
      life: lifeOf(seat),
      ghostVote: seat.looksAlive ? undefined : seat.ghostVote ? ('unspent' as const) : ('spent' as const),
      drunk: marks.some(({ kind }) => kind === 'drunk'),
      poisoned: marks.some(({ kind }) => kind === 'poisoned'),
      safe: safe.has(seat.id) && seat.alive,
      shielded: shields.some((mark) => isOn(mark, seat)),
      coins: (coins.get(seat.id) ?? []).map((coin) => gainedCoin(seat, gained[0], coin)),
      note: seat.note,
      order: order.get(seat.id),
    }
    return { ...view, label: labelOf(rules, view) }
  })
  const alive = livingForVotes(game)
  const rest: Omit<GrimoireView, 'seats'> = {
    phase: game.phase,
    table: coins.get('table') ?? [],
    bluffs: (game.bluffs[DEMON_BLUFFS] ?? []).flatMap((id) => characterRef(rules, id) ?? []),
    alive,
    dead: game.seats.length - alive,
    onlyLooksDead: game.seats.filter(({ alive: lives, looksAlive }) => lives && !looksAlive).length,
    votesNeeded: votingRule(rules, game).needed,
    overtime: overtimeOf(rules, game),
    outcome: game.outcome && { winner: game.outcome.winner, because: spoken(rules, game, game.outcome.because) },
    ...open,
  }
  return keepUnchanged(old, { ...rest, seats: keepById(old?.seats, seats) })
}

const lifeOf = ({ alive, looksAlive }: Seat): SeatView['life'] => (alive ? (looksAlive ? 'alive' : 'looks-dead') : 'dead')

/** The token already shows that an ability was gained; the coin on the seat says which. */
const gainedCoin = (seat: Seat, gained: CharacterRef | undefined, coin: CoinView): CoinView =>
  gained && coin.from === seat.id && coin.kind === 'plain' && coin.character?.id === seat.character
    ? { ...coin, character: gained, text: gained.name, caption: gained.name }
    : coin

type Unlabelled = Omit<SeatView, 'label'>

/** The coin of a state that the label says already. */
const isSaid = (seat: Unlabelled, { kind, state }: CoinView): boolean =>
  state === 'live' &&
  ((kind === 'impaired' && (seat.drunk || seat.poisoned)) ||
    (kind === 'safe' && (seat.safe || seat.shielded)) ||
    (kind === 'death' && seat.life !== 'alive'))

const labelOf = (rules: Rules, seat: Unlabelled): string => {
  const { words } = rules
  const coins = seat.coins.filter((coin) => !isSaid(seat, coin)).map(({ text }) => text)
  const states = [
    seat.life !== 'alive' && say(words, `label.${seat.life}`),
    seat.ghostVote && say(words, `label.ghost.${seat.ghostVote}`),
    seat.turned ? say(words, `label.turned.${seat.turned}`) : seat.traveller && seat.alignment === 'evil' && say(words, 'label.evil'),
    seat.drunk && say(words, 'label.drunk'),
    seat.poisoned && say(words, 'label.poisoned'),
    seat.safe && say(words, 'label.safe'),
    seat.shielded && say(words, 'label.shielded'),
    seat.believes && say(words, 'label.believes', { character: seat.believes.name }),
    seat.order && say(words, 'label.order', { n: seat.order.n }),
    coins.length > 0 && say(words, 'label.coins', { coins: listOf(words, coins) }),
  ].filter((state): state is string => typeof state === 'string')
  return inRow(words, [
    say(words, 'label.seat', {
      number: seat.number,
      player: seat.player,
      character: seat.character?.name ?? say(words, 'label.noCharacter'),
    }),
    ...states,
  ])
}

const overtimeOf = (rules: Rules, { phase, overtime }: Game): GrimoireView['overtime'] => {
  if (phase.kind === 'setup' || phase.number !== overtime?.day) return undefined
  const ability = characterRef(rules, overtime.ability)
  return { ability, says: say(rules.words, `goesOn.${ability?.id}.${phase.kind}`) }
}
