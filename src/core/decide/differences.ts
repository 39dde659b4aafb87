import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Said } from '../model/said'
import type { Seat } from '../model/seat'
import { ALIVE, DEAD, tokenText } from '../model/tokens'
import { impairment, isOn, protections } from '../rules/abilities'
import { block } from '../rules/votes'

/** What is different for whom. */
export const differences = (rules: Rules, old: Game, now: Game): readonly Said[] => {
  const [was, is] = [block(old).aboutToDie, block(now).aboutToDie]
  return [
    ...now.seats.flatMap((seat) => {
      const before = old.seats.find(({ id }) => id === seat.id)
      return before ? ofSeat(rules, old, now, before, seat) : [line('came', { who: { seat: seat.id } })]
    }),
    ...old.seats.filter(({ id }) => !now.seats.some((seat) => seat.id === id)).map(({ player }) => line('left', { who: player })),
    ...(was === is ? [] : [is ? line('aboutToDie', { who: { seat: is } }) : line('nobodyAboutToDie')]),
    ...(old.overtime?.day === now.overtime?.day ? [] : [line(now.overtime === undefined ? 'noExtraDay' : 'extraDay')]),
  ]
}

/** Who sits elsewhere, among the same players: a seat that came or went moves others by itself. */
export const moves = (old: Game, now: Game): readonly Said[] => {
  const before = old.seats.map(({ id }) => id)
  if (before.length !== now.seats.length || !now.seats.every(({ id }) => before.includes(id))) return []
  return now.seats.flatMap(({ id }, at) =>
    id === before[at] ? [] : [{ code: 'follows.sits', values: { who: { seat: id }, number: at + 1 } }],
  )
}

const line = (key: string, values: Said['values'] = {}): Said => ({ code: `changed.${key}`, values })

const ofSeat = (rules: Rules, old: Game, now: Game, was: Seat, seat: Seat): readonly Said[] => {
  const own = (key: string, values: Said['values'] = {}) => line(key, { who: { seat: seat.id }, ...values })
  const drunk = (game: Game) => impairment(rules, game).on.get(seat.id)?.[0]?.kind ?? 'sober'
  const safe = (game: Game) => protections(rules, game).some((one) => one.seat === seat.id && !one.from)
  const owes = (game: Game) => game.owed.some((one) => one.seat === seat.id)
  const [before, after] = [marksOf(old, was), marksOf(now, seat)]
  const named = (mark: Mark) => ({ token: tokenText(mark), ability: mark.source.ability ? { character: mark.source.ability } : '' })
  const turned = was.character !== seat.character
  const held = (one: Seat) =>
    one.abilities.flatMap(({ way, character }) => (way === 'believed' || (turned && character === one.character) ? [] : [character]))
  const ability = (id: CharacterId) => ({ token: { character: id }, ability: { character: seat.character ?? id } })
  return [
    ...(turned
      ? [
          seat.character
            ? { code: 'follows.becomes', values: { who: { seat: seat.id }, character: { character: seat.character } } }
            : own('unmarked', ability(was.character as CharacterId)),
        ]
      : []),
    ...(was.alive !== seat.alive || was.looksAlive !== seat.looksAlive
      ? [own(seat.alive ? (seat.looksAlive ? 'lives' : 'looksDead') : 'dead')]
      : []),
    ...(drunk(old) !== drunk(now) ? [own(drunk(now))] : []),
    ...(was.alignment !== seat.alignment ? [own(seat.alignment)] : []),
    ...(safe(old) !== safe(now) && seat.alive && was.alive ? [own(safe(now) ? 'safe' : 'unsafe')] : []),
    ...without(spentBy(seat), spentBy(was)).map((id) => own('spent', { ability: { character: id } })),
    ...without(spentBy(was), spentBy(seat)).map((id) => own('unspent', { ability: { character: id } })),
    ...without(held(seat), held(was)).map((id) => own('marked', ability(id))),
    ...without(held(was), held(seat)).map((id) => own('unmarked', ability(id))),
    ...unlike(after, before)
      .filter(({ kind }) => kind !== 'safe' || !was.alive)
      .map((mark) => own('marked', named(mark))),
    ...unlike(before, after)
      .filter(({ kind }) => kind !== 'safe')
      .map((mark) => own('unmarked', named(mark))),
    ...(was.ghostVote === seat.ghostVote || seat.looksAlive ? [] : [own(seat.ghostVote ? 'newVote' : 'noVote')]),
    ...(owes(old) === owes(now) ? [] : [own(owes(now) ? 'owed' : 'notOwed')]),
  ]
}

/** Those that lie on this player alone; life, drunk and poisoned are said of the player. */
const marksOf = ({ marks }: Game, seat: Seat): readonly Mark[] =>
  marks.filter(
    (mark) => mark.on !== 'everyoneElse' && isOn(mark, seat) && mark.kind !== 'drunk' && mark.kind !== 'poisoned' && !ofLife(mark),
  )

const ofLife = ({ kind, token, data }: Mark) => kind === 'memo' && data === undefined && (token === DEAD || token === ALIVE)

const unlike = (some: readonly Mark[], others: readonly Mark[]): readonly Mark[] =>
  some.filter((mark) => !others.some((other) => tokenText(other) === tokenText(mark) && other.source.ability === mark.source.ability))

const spentBy = ({ abilities }: Seat) => abilities.filter(({ spent }) => spent).map(({ character }) => character)

const without = (some: readonly CharacterId[], others: readonly CharacterId[]) => some.filter((id) => !others.includes(id))
