import { DEMON_BLUFFS } from '../model/game'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { Seat } from '../model/seat'
import { listOf, say } from '../model/words'
import { activeMarks, impairment, isOn, protections } from '../rules/abilities'
import { ending } from '../rules/ending'
import { openQuestions } from '../rules/questions'
import { tableTokens } from '../rules/reminders'
import type { TableToken } from '../rules/reminders'
import { ownAlignment } from '../rules/table'
import { livingForVotes, votingRule } from '../rules/voting'
import { keep, keepById } from './keep'
import { nightOrder } from './nightOrder'
import { characterRef, endText, momentText, sourceText } from './refs'
import type { CharacterRef, CoinView, GrimoireView, SeatView } from './grimoireTypes'

/** The whole table as the storyteller sees it. Give it the last view, and what did not change stays the same object. */
export const grimoireView = (rules: Rules, game: Game, old?: GrimoireView): GrimoireView => {
  const coins = coinsBySeat(rules, game)
  const order = nightOrder(rules, game)
  const safe = new Set(protections(rules, game).map(({ seat }) => seat))
  const shields = activeMarks(game, 'shield')
  const seats = game.seats.map((seat, index): SeatView => {
    const marks = impairment(game).on.get(seat.id) ?? []
    const own = ownAlignment(rules, seat.character)
    const gained = seat.abilities.filter((ability) => ability.gained).map(({ character }) => characterRef(rules, character) as CharacterRef)
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
  const proposal = game.outcome ? undefined : ending(rules, game)
  const alive = livingForVotes(game)
  const rest: Omit<GrimoireView, 'seats'> = {
    phase: game.phase,
    table: coins.get('table') ?? [],
    bluffs: (game.bluffs[DEMON_BLUFFS] ?? []).flatMap((id) => characterRef(rules, id) ?? []),
    alive,
    dead: game.seats.length - alive,
    onlyLooksDead: game.seats.filter(({ alive: lives, looksAlive }) => lives && !looksAlive).length,
    votesNeeded: votingRule(rules, game).needed,
    extraDay: game.phase.kind === 'day' && game.phase.number === game.extraDay,
    outcome: game.outcome,
    ending: proposal && { ...proposal, because: say(rules.words, proposal.because) },
    questions: openQuestions(rules, game),
  }
  return keep(old, { ...rest, seats: keepById(old?.seats, seats) })
}

const lifeOf = ({ alive, looksAlive }: Seat): SeatView['life'] => (alive ? (looksAlive ? 'alive' : 'looks-dead') : 'dead')

/** What a storyteller looks for first: impairments, protections, then what was done and what is only a reminder. */
const importance: readonly CoinView['kind'][] = ['impaired', 'safe', 'death', 'plain']

const coinsBySeat = (rules: Rules, game: Game): ReadonlyMap<string, readonly CoinView[]> => {
  const all = new Map<string, CoinView[]>()
  const add = (on: string, coin: CoinView) => {
    const list = all.get(on)
    if (list) list.push(coin)
    else all.set(on, [coin])
  }
  tableTokens(rules, game).forEach((token, index) => add(token.on, coinOf(rules, game, token, index)))
  for (const token of game.tokens)
    add(token.on, {
      id: token.id,
      token: token.id,
      character: characterRef(rules, token.character),
      text: token.text,
      kind: 'plain',
      state: 'live',
      why: say(rules.words, 'coin.free'),
    })
  for (const list of all.values()) list.sort((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind))
  return all
}

const coinOf = (rules: Rules, game: Game, { mark, character, text, live, on }: TableToken, index: number): CoinView => ({
  id: mark?.id ?? `${on}/${character ?? index}/${text}`,
  ...(mark ? { mark: mark.id } : {}),
  ...(mark?.source.seat ? { from: mark.source.seat } : {}),
  character: characterRef(rules, character),
  text,
  kind:
    mark?.kind === 'drunk' || mark?.kind === 'poisoned'
      ? 'impaired'
      : mark?.kind === 'safe' || mark?.kind === 'shield' || text === 'Cannot die'
        ? 'safe'
        : text === 'Dead' || text === 'Died today'
          ? 'death'
          : 'plain',
  state: live ? 'live' : 'paused',
  why: mark
    ? say(rules.words, 'coin.mark', {
        by: sourceText(rules, game, mark),
        moment: momentText(rules, mark.source.moment),
        end: endText(rules, mark),
      })
    : say(rules.words, 'coin.derived'),
})

/** That the Apprentice is one its token says already: its own coin on its own seat shows what was gained. */
const gainedCoin = (seat: Seat, gained: CharacterRef | undefined, coin: CoinView): CoinView =>
  gained && coin.from === seat.id && coin.kind === 'plain' && coin.character?.id === seat.character
    ? { ...coin, character: gained, text: gained.name }
    : coin

type Unlabelled = Omit<SeatView, 'label'>

const labelOf = (rules: Rules, seat: Unlabelled): string => {
  const { words } = rules
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
    seat.coins.length &&
      say(words, 'label.coins', {
        coins: listOf(
          words,
          seat.coins.map(({ text }) => text),
        ),
      }),
  ].filter((state): state is string => typeof state === 'string')
  return [
    say(words, 'label.seat', {
      number: seat.number,
      player: seat.player,
      character: seat.character?.name ?? say(words, 'label.noCharacter'),
    }),
    ...states,
  ].join(', ')
}
