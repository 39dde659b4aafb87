import { expect } from 'vitest'
import type { Game } from '@/core/model/game'
import type { Alignment, Seat } from '@/core/model/seat'
import type { Rules } from '@/core/model/script'
import { impairment, isImpaired, protections } from '@/core/rules/abilities'
import { dawnNews } from '@/core/rules/dawn'
import { ending } from '@/core/rules/ending'
import { nightSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/step'
import { tableTokens } from '@/core/rules/reminders'
import { block } from '@/core/rules/votes'
import { gameOn, seatAt, settled } from './stage'
import type { Stage } from './stage'

type Names = readonly string[]

type Holds = (seat: Seat, game: Game, rules: Rules) => boolean

const sorted = (names: Names): Names => [...names].sort()
const those = (stage: Stage, holds: Holds): Names =>
  gameOn(stage)
    .seats.filter((seat) => holds(seat, gameOn(stage), stage.rules))
    .map(({ player }) => player)

/** Every one named is so; the others do not matter. */
const each =
  (what: string, holds: Holds) =>
  (stage: Stage, ...names: Names): void => {
    for (const name of names) seatAt(stage, name)
    expect(those(stage, holds), what).toEqual(expect.arrayContaining([...names]))
  }
/** Those named and nobody else. */
const exactly =
  (what: string, holds: Holds) =>
  (stage: Stage, ...names: Names): void =>
    expect(sorted(those(stage, holds)), what).toEqual(sorted(names))

const impairedBy =
  (kind: 'drunk' | 'poisoned') =>
  (seat: Seat, game: Game, rules: Rules): boolean =>
    impairment(rules, game)
      .on.get(seat.id)
      ?.some((mark) => mark.kind === kind) ?? false
const isSafe: Holds = (seat, game, rules) => seat.alive && protections(rules, game).some((one) => one.seat === seat.id)

const stepsOf = (stage: Stage, name: string): readonly Step[] =>
  nightSteps(stage.rules, gameOn(stage)).filter(({ seat, row }) => seat?.player === name || row.row === name)

const named = (stage: Stage, ids: readonly string[]): Names =>
  sorted(ids.map((id) => gameOn(stage).seats.find((seat) => seat.id === id)?.player ?? id))

const checks = {
  dead: each('dead', ({ alive }) => !alive),
  alive: each('alive', ({ alive }) => alive),
  onlyDead: exactly('dead', ({ alive }) => !alive),
  looksDead: each('only looks dead', ({ alive, looksAlive }) => alive && !looksAlive),
  drunk: each('drunk', impairedBy('drunk')),
  onlyDrunk: exactly('drunk', impairedBy('drunk')),
  poisoned: each('poisoned', impairedBy('poisoned')),
  onlyPoisoned: exactly('poisoned', impairedBy('poisoned')),
  sober: each('sober', ({ id }, game, rules) => !isImpaired(rules, game, id)),
  safe: each('cannot die', isSafe),
  onlySafe: exactly('cannot die', isSafe),
  good: each('good', ({ alignment }) => alignment === 'good'),
  evil: each('evil', ({ alignment }) => alignment === 'evil'),
  /** Abilities used up, by their owner's character. */
  spent: each('used up', ({ abilities }) => abilities.some(({ spent }) => spent)),
  unspent: each('not used up', ({ abilities }) => !abilities.some(({ spent }) => spent)),
  asked: (stage: Stage, ...codes: Names): void => expect([...stage.asked], 'asked').toEqual(expect.arrayContaining([...codes])),
  notAsked: (stage: Stage, ...codes: Names): void =>
    expect(
      codes.filter((code) => stage.asked.has(code)),
      'asked',
    ).toEqual([]),
  winner: (stage: Stage, side: Alignment | undefined): void => expect(ending(stage.rules, gameOn(stage))?.winner, 'winner').toBe(side),
  because: (stage: Stage, key: string): void => expect(ending(stage.rules, gameOn(stage))?.because, 'ending').toBe(key),
  /** Each has a step tonight, by player or by row. */
  due: (stage: Stage, ...names: Names): void =>
    expect(
      names.filter((name) => !stepsOf(stage, name).some(({ due }) => due)),
      'not due',
    ).toEqual([]),
  notDue: (stage: Stage, name: string, because?: string): void => {
    const steps = stepsOf(stage, name)
    expect(
      steps.filter(({ due }) => due).map(({ id }) => id),
      `due: ${name}`,
    ).toEqual([])
    if (because)
      expect(
        steps.map((step) => step.because),
        `why ${name} sleeps`,
      ).toContain(because)
  },
  /** The step is there, but nobody is woken for it. */
  bookkeeping: (stage: Stage, name: string): void =>
    expect(
      stepsOf(stage, name)
        .filter(({ due }) => due)
        .map(({ mode }) => mode),
      name,
    ).toEqual(['bookkeeping']),
  /** The rows of tonight in this order; others may lie between. */
  order: (stage: Stage, ...rows: Names): void => {
    const due = nightSteps(stage.rules, gameOn(stage))
      .filter((step) => step.due)
      .map(({ row }) => row.row)
    expect(
      due.filter((row) => rows.includes(row)),
      'order',
    ).toEqual(rows)
  },
  woken: (stage: Stage, name: string, reason: string): void =>
    expect(
      gameOn(stage)
        .night.wakes.filter(({ seat }) => seat === seatAt(stage, name))
        .map((wake) => wake.reason),
      `${name} woken`,
    ).toContain(reason),
  notWoken: (stage: Stage, name: string): void =>
    expect(
      gameOn(stage).night.wakes.filter(({ seat }) => seat === seatAt(stage, name)),
      `${name} woken`,
    ).toEqual([]),
  told: (stage: Stage, name: string, what: string, more: object = {}): void =>
    expect(
      gameOn(stage)
        .night.told.filter(({ seat }) => seat === seatAt(stage, name))
        .map(({ answer, truth, why, ...told }) => ({ ...told, ...answer, truth: truth?.number, mayBeFalse: why !== 'able' })),
      `${name} told`,
    ).toContainEqual(expect.objectContaining({ what, ...more })),
  notTold: (stage: Stage, name: string, what: string): void =>
    expect(
      gameOn(stage).night.told.filter((told) => told.seat === seatAt(stage, name) && told.what === what),
      `${name} told`,
    ).toEqual([]),
  /** What the town hears at dawn. */
  news: (stage: Stage, died: Names, back: Names = []): void => {
    const { died: fell, aliveAgain } = dawnNews(gameOn(stage))
    expect({ died: named(stage, fell), back: named(stage, aliveAgain) }, 'at dawn').toEqual({ died: sorted(died), back: sorted(back) })
  },
  token: (stage: Stage, on: string, token: string): void => expect(tokensOn(stage, on), `tokens on ${on}`).toContain(token),
  noToken: (stage: Stage, on: string, token: string): void => expect(tokensOn(stage, on), `tokens on ${on}`).not.toContain(token),
  aboutToDie: (stage: Stage, name: string | undefined): void => {
    const { aboutToDie } = block(gameOn(stage))
    expect(aboutToDie && named(stage, [aboutToDie])[0], 'about to die').toBe(name)
  },
  executed: (stage: Stage, outcome: 'died' | 'alive' | 'corpse' | undefined): void =>
    expect(gameOn(stage).day.executions.at(-1)?.outcome, 'execution').toBe(outcome),
  seats: (stage: Stage, ...names: Names): void => expect(gameOn(stage).seats.map(({ player }) => player)).toEqual(names),
}

const tokensOn = (stage: Stage, on: string): Names =>
  tableTokens(stage.rules, gameOn(stage))
    .filter((token) => token.on === (on === 'table' ? 'table' : seatAt(stage, on)))
    .map(({ character, text }) => `${character}: ${text}`)

type Checks = typeof checks
export type CheckName = keyof Checks
type Rest<F extends (...given: never[]) => void> = Parameters<F> extends readonly [unknown, ...infer R] ? R : never
export type ChecksOf<Scene> = { readonly [Name in CheckName]: (...given: Rest<Checks[Name]>) => Scene }

/** The checks of a scene; each first makes sure that nothing was turned down unseen. */
export const checksOn = <Scene>(stage: Stage, scene: () => Scene): ChecksOf<Scene> =>
  Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      (...given: readonly unknown[]) => {
        settled(stage)
        ;(check as (stage: Stage, ...rest: readonly unknown[]) => void)(stage, ...given)
        return scene()
      },
    ]),
  ) as unknown as ChecksOf<Scene>
