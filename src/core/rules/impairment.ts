import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import { memoLast } from './memoLast'
import { age, alwaysSober, standingMarks } from './standing'

/**
 * Who is drunk or poisoned now, decided here and nowhere else: by marks, and by abilities that impair for as long as they work.
 * A mark is active while its source lives, holds the very ability it came from and is not impaired itself; a mark on its own source always is, and one by the storyteller's word.
 * A player sent to sleep stays asleep even without the source (EXORCIST-1).
 */
export interface Impairment {
  /** Active drunk and poisoned marks by the seat they are on, those of standing abilities among them. */
  readonly on: ReadonlyMap<SeatId, readonly Mark[]>
  /** Every mark of any kind whose source is able now. */
  readonly active: ReadonlySet<Mark>
  /** Marks that hold each other up in a circle, for which no rule exists: the oldest holds, and the storyteller is asked. */
  readonly ring: readonly Mark[]
  /** The circle of each of those, that mark first, every next one on the source of the one before. */
  readonly circles: readonly (readonly Mark[])[]
}

const settled = memoLast((game: Game, rules: Rules): Impairment => settle(rules, game))

export const impairment = (rules: Rules, game: Game): Impairment => settled(game, rules)

export const isImpaired = (rules: Rules, game: Game, seat: SeatId): boolean => impairment(rules, game).on.has(seat)

/** Drunk, poisoned, or both. */
export const impairedHow = (rules: Rules, game: Game, seat: SeatId): 'drunk' | 'poisoned' | 'both' | undefined => {
  const kinds = new Set(
    impairment(rules, game)
      .on.get(seat)
      ?.map(({ kind }) => kind),
  )
  return kinds.size > 1 ? 'both' : kinds.has('poisoned') ? 'poisoned' : kinds.size ? 'drunk' : undefined
}

export const isActive = (rules: Rules, game: Game, mark: Mark): boolean => impairment(rules, game).active.has(mark)

/** The key under which the storyteller's word on a ring is kept. */
export const ringKey = (mark: Mark) => `impairment_cycle_storyteller_decides:${mark.id}`

const impairs = ({ kind }: Mark) => kind === 'drunk' || kind === 'poisoned'

export const isOn = (mark: Mark, seat: Seat): boolean =>
  mark.on === seat.id || (mark.on === 'everyoneElse' && !seat.traveller && seat.id !== mark.source.seat && !mark.except?.includes(seat.id))

type Verdict = boolean | undefined

const settle = (rules: Rules, game: Game): Impairment => {
  const seats = new Map(game.seats.map((seat) => [seat.id, seat]))
  const spared = new Set(game.seats.filter((seat) => alwaysSober(rules, seat)).map(({ id }) => id))
  const standing = standingMarks(rules, game)
  const laid = game.marks.filter((mark) => impairs(mark) && !(mark.on !== 'everyoneElse' && spared.has(mark.on)))
  const marks = standing.length ? [...laid, ...standing].sort((a, b) => age(a) - age(b)) : laid
  const works = new Map<Mark, Verdict>(marks.map((mark) => [mark, fixed(mark, seats)]))
  const impaired = new Map<SeatId, Verdict>()
  const circles: (readonly Mark[])[] = []

  for (;;) {
    spread(game, marks, works, impaired)
    const open = marks.filter((mark) => works.get(mark) === undefined)
    if (!open.length) break
    // Only marks that depend on each other in a circle are left: marks are kept in order of age.
    const circle = open.map((mark) => circleFrom(mark, open, seats)).find(({ length }) => length) ?? open
    const oldest = circle[0] as Mark
    const word = game.rulings[ringKey(oldest)]
    if (word === undefined) circles.push(circle)
    works.set(oldest, word !== false)
  }

  const on = new Map<SeatId, readonly Mark[]>()
  for (const seat of game.seats) {
    const found = spared.has(seat.id) ? [] : marks.filter((mark) => works.get(mark) && isOn(mark, seat))
    if (found.length) on.set(seat.id, found)
  }
  const active = new Set(
    [...game.marks, ...standing].filter((mark) =>
      impairs(mark)
        ? works.get(mark)
        : mark.kind === 'asleep' || byRuling(mark) || (able(mark, seats) && !on.has(mark.source.seat as SeatId)),
    ),
  )
  return { on, active, ring: circles.map(([oldest]) => oldest as Mark), circles }
}

/** Laid by hand, or by an ability of which the storyteller said that it works. */
const byRuling = ({ source }: Mark) => source.holds === true || source.seat === undefined

const holds = ({ source: { serial } }: Mark, seat: Seat | undefined): boolean =>
  seat?.alive === true && (serial === undefined || seat.abilities.some((held) => held.serial === serial))

const able = (mark: Mark, seats: ReadonlyMap<SeatId, Seat>): boolean =>
  mark.kind === 'memo' || holds(mark, seats.get(mark.source.seat as SeatId))

/** Settled without looking at anybody's state: by the storyteller, on oneself, or from a source that is dead or has lost the ability. */
const fixed = (mark: Mark, seats: ReadonlyMap<SeatId, Seat>): Verdict =>
  byRuling(mark) ? true : !able(mark, seats) ? false : mark.on === mark.source.seat ? true : undefined

const spread = (game: Game, marks: readonly Mark[], works: Map<Mark, Verdict>, impaired: Map<SeatId, Verdict>): void => {
  for (let changed = true; changed;) {
    changed = false
    for (const seat of game.seats) {
      if (impaired.get(seat.id) !== undefined) continue
      const mine = marks.filter((mark) => isOn(mark, seat))
      const verdict = mine.some((mark) => works.get(mark)) ? true : mine.every((mark) => works.get(mark) === false) ? false : undefined
      if (verdict !== undefined) {
        impaired.set(seat.id, verdict)
        changed = true
      }
    }
    for (const mark of marks) {
      if (works.get(mark) !== undefined) continue
      const source = impaired.get(mark.source.seat as SeatId)
      if (source !== undefined) {
        works.set(mark, !source)
        changed = true
      }
    }
  }
}

/** The shortest way from a mark over the marks its source suffers from back to itself, or nothing. */
const circleFrom = (mark: Mark, open: readonly Mark[], seats: ReadonlyMap<SeatId, Seat>): readonly Mark[] => {
  const seen = new Set<Mark>()
  const ways = [[mark]]
  for (const way of ways) {
    const source = seats.get(way.at(-1)?.source.seat as SeatId)
    for (const other of open) {
      if (!source || !isOn(other, source)) continue
      if (other === mark) return way
      if (!seen.has(other)) {
        seen.add(other)
        ways.push([...way, other])
      }
    }
  }
  return []
}
