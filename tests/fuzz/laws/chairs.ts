import { decide } from '@/core/decide/decide'
import type { Decision } from '@/core/decide/decision'
import type { Command } from '@/core/journal/command'
import { evolveAll } from '@/core/journal/evolve'
import type { Game } from '@/core/model/game'
import type { Rules } from '@/core/model/script'
import { must } from '../law'
import { difference } from '../same'

/** They speak of places in the circle, not of people. */
const ofPlaces = new Set<Command['type']>(['addSeat', 'join', 'moveSeat', 'reorderSeats', 'redecide'])

const turns: Readonly<Record<string, (seats: Game['seats']) => Game['seats']>> = {
  mirrored: (seats) => [...seats].reverse(),
  rotated: (seats) => [...seats.slice(1), ...seats.slice(0, 1)],
}

/** DEATH-11: the same table, mirrored or rotated, decides the same: the order of chairs decides nothing. */
export const chairsDecideNothing = (rules: Rules, game: Game, command: Command, decision: Decision): void => {
  if (ofPlaces.has(command.type) || game.seats.length < 2 || doubled(rules, game)) return
  for (const [how, turn] of Object.entries(turns)) {
    const turned = { ...game, seats: turn(game.seats) }
    const other = decide(rules, turned, command)
    const found = difference(outcome(game, decision), outcome(turned, other))
    must(!found, `a table ${how} decides the same`, () => `${JSON.stringify(command)}: ${found}`)
  }
}

/** Two Demons, or two of one character, exist only by hand, and no rule says which comes first. */
const doubled = (rules: Rules, { seats }: Game): boolean => {
  const held = seats.flatMap(({ character }) => character ?? [])
  return new Set(held).size < held.length || held.filter((id) => rules.characters[id]?.team === 'demon').length > 1
}

/** What is asked, refused or different. */
const outcome = (game: Game, decision: Decision): unknown =>
  unordered({
    kind: decision.kind,
    refused: decision.kind === 'refused' ? decision.refusals.map(({ code }) => code) : [],
    asked: (decision.questions ?? []).map(({ key, options, answer }) => ({ key, answer, options })),
    now: decision.kind === 'done' ? evolveAll(game, decision.events) : undefined,
  })

/** Marks and tokens are numbered as they come. */
const numbered = new Set(['marks', 'tokens'])

/** Whatever the order in which things are said and numbered; that of nominations is one of time. */
const unordered = (value: unknown, key = ''): unknown =>
  Array.isArray(value)
    ? key === 'nominations'
      ? value
      : sorted(value.map((item: unknown) => unordered(item, numbered.has(key) ? 'numbered' : ofRows[key] ? key : '')))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, inner]) =>
            key === 'numbered' && name === 'id' ? [] : [[name, ofRows[key] === name ? rowOf(inner) : unordered(inner, name)]],
          ),
        )
      : value

/** Of two who have a step in one row, the first in the circle has the open one: what wakes them, or comes after it, belongs to that row. */
const ofRows: Readonly<Record<string, string>> = { wakes: 'step', interrupts: 'after' }
const rowOf = (step: unknown) => String(step).split(':')[0]

const sorted = (items: readonly unknown[]): readonly unknown[] =>
  items
    .map((item) => [JSON.stringify(item), item] as const)
    .sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, item]) => item)
