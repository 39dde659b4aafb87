import type { Command, PlainCommand } from '../journal/command'
import { evolveAll } from '../journal/evolve'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Rules } from '../model/script'
import type { Seat } from '../model/seat'
import { currentStep } from '../rules/currentStep'
import { ending } from '../rules/ending'
import { wokenTogether } from '../rules/fixedSteps'
import { stepById } from '../rules/nightSteps'
import { openQuestions } from '../rules/questions'
import type { Step } from '../rules/step'
import { sceneFor } from '../rules/table'
import { askOf } from '../rules/targets'
import { decide } from './decide'
import type { Decision } from './decision'

type Done = Extract<Decision, { kind: 'done' }>

/** Commands after which the night goes on. */
const leadOn: ReadonlySet<Command['type']> = new Set(['begin', 'dusk', 'takeStep', 'skipStep', 'answer', 'playOn', 'redecide'])

/**
 * NIGHT-9: steps that need nobody pass by themselves, in the same entry as the command before them.
 * So one undo takes back the tap with everything it led to, and each of them can be corrected as a command of its own.
 */
export const onward = (rules: Rules, game: Game, base: Game, command: Command, decision: Decision): Decision => {
  if (decision.kind !== 'done' || !leadOn.has(command.type)) return decision
  let all: Done = decision
  let now = evolveAll(base, all.events)
  const asked = new Set(openQuestions(rules, game).map(({ key }) => key))
  const interrupted = () => ending(rules, now) !== undefined || openQuestions(rules, now).some(({ key }) => !asked.has(key))
  const taken = command.type === 'takeStep' ? stepById(rules, game, command.step) : undefined
  const visited = taken ? awakeFor(rules, game, taken) : []
  for (let step = next(rules, now); step && !interrupted(); step = next(rules, now)) {
    const passed: PlainCommand = { type: 'takeStep', step: step.id, byItself: true }
    const own = sharesTheVisit(rules, now, step, passed, visited) ?? settlesItself(rules, now, step, passed)
    if (!own) break
    all = joined(command as PlainCommand, all, passed, own)
    now = evolveAll(now, own.events)
  }
  return all
}

const next = (rules: Rules, game: Game): Step | undefined => {
  const id = currentStep(rules, game)
  return id === undefined || game.night.draft?.step === id ? undefined : stepById(rules, game, id)
}

/** Nobody is woken, and nothing is the storyteller's to decide. That an ability might kill by day as well is only offered. */
const settlesItself = (rules: Rules, game: Game, step: Step, command: PlainCommand): Done | undefined => {
  if (step.row.fixed ? step.row.fixed !== 'dusk' : step.wakes || !step.night || visitOf(rules, game, step)) return undefined
  const decision = decide(rules, game, command)
  return decision.kind === 'done' && (!decision.questions.length || step.night?.offersDayAbility) ? decision : undefined
}

/** One wake, one visit: whoever is awake already is shown what comes next as well. */
const sharesTheVisit = (rules: Rules, game: Game, step: Step, command: PlainCommand, visited: readonly SeatId[]): Done | undefined => {
  const awake = awakeFor(rules, game, step)
  if (!awake.length || String(awake) !== String(visited)) return undefined
  const asks = askOf(rules, game, step)
  const decision = asks.targets || asks.character ? undefined : decide(rules, game, command)
  return decision?.kind === 'done' && !decision.questions.length && decision.shown ? decision : undefined
}

const awakeFor = (rules: Rules, game: Game, step: Step): readonly SeatId[] => {
  const other = visitOf(rules, game, step)
  if (other) return [other.id]
  if (step.seat) return step.wakes ? [step.seat.id] : []
  return wokenTogether(rules, game, step.row).map(({ id }) => id)
}

const visitOf = (rules: Rules, game: Game, { seat, ability, night }: Step): Seat | undefined =>
  seat && ability ? night?.visits?.(sceneFor(rules, game, seat, ability)) : undefined

const joined = (command: PlainCommand, first: Done, passed: PlainCommand, own: Done): Done => ({
  ...first,
  events: [...first.events, ...own.events],
  consequences: [...first.consequences, ...own.consequences],
  cards: [...first.cards, ...(own.shown ?? []).filter(({ errand }) => !errand).map(({ card }) => card)],
  ...(first.shown || own.shown ? { shown: [...(first.shown ?? []), ...(own.shown ?? [])] } : {}),
  commands: [...(first.commands ?? [command]), passed],
  parts: [...(first.parts ?? [first.events.length]), own.events.length],
})
