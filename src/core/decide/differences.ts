import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Seat } from '../model/seat'
import { ALIVE, DEAD, tokenText } from '../model/tokens'
import { say } from '../model/words'
import { impairment, isOn, protections } from '../rules/abilities'
import { nameOf, playerOf } from '../rules/table'
import { block } from '../rules/votes'

/** What is different for whom, as sentences. */
export const differences = (rules: Rules, old: Game, now: Game): readonly string[] => {
  const line = (key: string, values = {}) => say(rules.words, `changed.${key}`, values)
  const [was, is] = [block(old).aboutToDie, block(now).aboutToDie]
  return [
    ...now.seats.flatMap((seat) => {
      const before = old.seats.find(({ id }) => id === seat.id)
      return before ? ofSeat(rules, old, now, before, seat) : [line('came', { who: seat.player })]
    }),
    ...old.seats.filter(({ id }) => !now.seats.some((seat) => seat.id === id)).map(({ player }) => line('left', { who: player })),
    ...(was === is ? [] : [is ? line('aboutToDie', { who: playerOf(now, is) }) : line('nobodyAboutToDie')]),
    ...(old.extraDay === now.extraDay ? [] : [line(now.extraDay === undefined ? 'noExtraDay' : 'extraDay')]),
  ]
}

const ofSeat = (rules: Rules, old: Game, now: Game, was: Seat, seat: Seat): readonly string[] => {
  const line = (key: string, values = {}) => say(rules.words, `changed.${key}`, { who: seat.player, ...values })
  const drunk = (game: Game) => impairment(game).on.get(seat.id)?.[0]?.kind ?? 'sober'
  const safe = (game: Game) => protections(rules, game).some((one) => one.seat === seat.id)
  const owes = (game: Game) => game.owed.some((one) => one.seat === seat.id)
  const [before, after] = [marksOf(old, was), marksOf(now, seat)]
  const named = (mark: Mark) => ({ token: tokenText(mark), ability: mark.source.ability ? nameOf(rules, mark.source.ability) : '' })
  return [
    ...(was.alive !== seat.alive || was.looksAlive !== seat.looksAlive
      ? [line(seat.alive ? (seat.looksAlive ? 'lives' : 'looksDead') : 'dead')]
      : []),
    ...(drunk(old) !== drunk(now) ? [line(drunk(now))] : []),
    ...(was.alignment !== seat.alignment ? [line(seat.alignment)] : []),
    ...(safe(old) !== safe(now) && seat.alive && was.alive ? [line(safe(now) ? 'safe' : 'unsafe')] : []),
    ...without(seat.spent, was.spent).map((id) => line('spent', { ability: nameOf(rules, id) })),
    ...without(was.spent, seat.spent).map((id) => line('unspent', { ability: nameOf(rules, id) })),
    ...unlike(after, before)
      .filter(({ kind }) => kind !== 'safe' || !was.alive)
      .map((mark) => line('marked', named(mark))),
    ...unlike(before, after)
      .filter(({ kind }) => kind !== 'safe')
      .map((mark) => line('unmarked', named(mark))),
    ...(was.ghostVote === seat.ghostVote || seat.looksAlive ? [] : [line(seat.ghostVote ? 'newVote' : 'noVote')]),
    ...(owes(old) === owes(now) ? [] : [line(owes(now) ? 'owed' : 'notOwed')]),
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

const without = (some: readonly CharacterId[], others: readonly CharacterId[]) => some.filter((id) => !others.includes(id))
