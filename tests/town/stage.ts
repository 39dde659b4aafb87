import { decide } from '@/core/decide/decide'
import { entryExtras } from '@/core/decide/entryExtras'
import type { Decision } from '@/core/decide/decision'
import { redecide } from '@/core/decide/redecide'
import type { Command } from '@/core/journal/command'
import { append, currentGame, newJournal } from '@/core/journal/journal'
import type { Journal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import { ending } from '@/core/rules/ending'
import { nightSteps, openSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/step'
import { openQuestions } from '@/core/rules/questions'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { scripts } from '@/app/engine/scripts'
import { allWords } from '../words'

export const rules: Rules = rulesFor(allWords)

const others = await Promise.all([...scripts.values()].map((load) => load().then((rulesOf) => rulesOf(allWords))))

/** The script that has all of these characters. */
export const rulesWith = (cast: readonly string[]): Rules =>
  [rules, ...others].find(({ characters }) => cast.every((id) => characters[id])) ?? rules

/** A game on the way, and what was said to the storyteller about it. */
export interface Stage {
  readonly rules: Rules
  readonly journal: Journal
  readonly asked: Set<string>
  /** What the last command was turned down with; a check has to look at it before the scene goes on. */
  turnedDown: readonly string[]
  wanting: readonly string[]
  last: Decision | undefined
}

export const newStage = (rules: Rules, order: Game['order']): Stage => ({
  rules,
  journal: newJournal(rules.script.id, order),
  asked: new Set(),
  turnedDown: [],
  wanting: [],
  last: undefined,
})

export const gameOn = ({ journal }: Stage): Game => currentGame(journal)

export const seatAt = (stage: Stage, name: string): SeatId => {
  const seat = gameOn(stage).seats.find(({ player }) => player === name)
  if (!seat) throw new Error(`nobody here is called ${name}`)
  return seat.id
}

export const settled = (stage: Stage): void => {
  if (stage.turnedDown.length) throw new Error(`refused, and nobody expected it: ${stage.turnedDown.join(', ')}`)
  if (stage.wanting.length) throw new Error(`waits for an answer, and nobody expected it: ${stage.wanting.join(', ')}`)
}

/** One tap, as the app makes it. */
export const send = (stage: Stage, command: Command): void => {
  settled(stage)
  const decision = command.type === 'redecide' ? redecide(stage.rules, stage.journal, command) : decide(stage.rules, gameOn(stage), command)
  stage.last = decision
  if (decision.kind === 'refused') {
    stage.turnedDown = decision.refusals.map(({ code }) => code)
    return
  }
  for (const { code } of decision.questions) stage.asked.add(code)
  if (decision.kind === 'needs') {
    stage.wanting = decision.questions.filter(({ answer }) => answer === undefined).map(({ code }) => code)
    return
  }
  append(stage.journal, 0, command, decision.events, entryExtras(decision))
  look(stage)
}

const look = (stage: Stage): void => {
  for (const { code } of openQuestions(stage.rules, gameOn(stage))) stage.asked.add(code)
  const question = ending(stage.rules, gameOn(stage))?.question
  if (question) stage.asked.add(question)
}

/** Steps gone past wake their player and do what they do by themselves. */
export const passTo = (stage: Stage, index: number): void => {
  for (;;) {
    const next = openSteps(stage.rules, gameOn(stage)).find((step) => step.index < index && step.row.fixed !== 'dawn')
    if (!next) return
    send(stage, { type: 'skipStep', step: next.id, woken: true })
  }
}

export const walkTo = (stage: Stage, kind: 'night' | 'day', number: number): void => {
  for (let guard = 0; guard < 40; guard++) {
    const { phase } = gameOn(stage)
    if (phase.kind === kind && phase.number === number) return
    if (phase.kind === 'setup') send(stage, { type: 'begin' })
    else if (phase.kind === 'day') send(stage, { type: 'dusk' })
    else {
      passTo(stage, Infinity)
      send(stage, { type: 'dawn' })
    }
  }
  throw new Error(`${kind} ${number} never comes`)
}

/** The step a player would act in: an asking one that is still open first. */
export const stepOf = (stage: Stage, name: string): Step => {
  const game = gameOn(stage)
  const mine = nightSteps(stage.rules, game).filter(({ seat, night }) => seat?.player === name && night)
  const asking = mine.filter(({ night }) => night?.asks)
  const found =
    asking.find(({ due, id }) => due && !game.night.steps[id]) ??
    mine.find(({ due, id }) => due && !game.night.steps[id]) ??
    asking.at(-1) ??
    mine.at(-1)
  if (!found) throw new Error(`${name} has no step tonight`)
  return found
}
