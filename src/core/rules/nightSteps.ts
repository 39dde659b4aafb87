import type { Game } from '../model/game'
import type { StepId } from '../model/ids'
import type { Rules, ScriptRow } from '../model/script'
import { becameSteps } from './becameSteps'
import { characterSteps, nightAbilities } from './characterSteps'
import { fixedSteps } from './fixedSteps'
import { memoLast } from './memoLast'
import type { Step } from './step'

const nightRows = (rules: Rules, game: Game): readonly ScriptRow[] =>
  rules.script.order[game.order][game.night.number <= 1 ? 'first' : 'other']

/** Every step that could concern tonight's players, in the sheet's order. */
export const nightSteps = (rules: Rules, game: Game): readonly Step[] => stepsOf(game, rules)

const stepsOf = memoLast((game: Game, rules: Rules): readonly Step[] => {
  const held = nightAbilities(rules, game)
  const order = nightRows(rules, game)
  const rows = order.flatMap((row, index) => [
    ...becameSteps(game, order, row, index),
    ...(row.fixed || row.lies ? fixedSteps(rules, game, row, index, held) : []),
    ...(row.fixed ? [] : characterSteps(rules, game, row, index, held)),
  ])
  const dawn = rows.findIndex(({ row }) => row.fixed === 'dawn')
  return [...rows.slice(0, dawn), ...addedSteps(game, rows.length), ...rows.slice(dawn)]
})

export const stepById = (rules: Rules, game: Game, id: StepId): Step | undefined => nightSteps(rules, game).find((step) => step.id === id)

export const dueSteps = (rules: Rules, game: Game): readonly Step[] => nightSteps(rules, game).filter((step) => step.due)

export const openSteps = (rules: Rules, game: Game): readonly Step[] =>
  dueSteps(rules, game).filter(({ id }) => game.night.steps[id] === undefined)

const addedSteps = (game: Game, index: number): readonly Step[] =>
  game.night.added.map(({ step, seat, text }): Step => ({
    id: step,
    row: { row: 'added', label: 'added' },
    index,
    seat: game.seats.find(({ id }) => id === seat),
    ability: undefined,
    night: undefined,
    due: true,
    because: 'because.added',
    wakes: true,
    mode: 'acts',
    text,
  }))
