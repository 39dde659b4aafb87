import type { Command } from '@/core/journal/command'
import { append, currentGame } from '@/core/journal/journal'
import type { Journal } from '@/core/journal/journal'
import type { Decision } from '@/core/decide/decision'
import { decide } from '@/core/decide/decide'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import type { EntryId } from '@/core/model/ids'
import { ending } from '@/core/rules/ending'
import { dueSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/step'
import { openQuestions } from '@/core/rules/questions'
import type { Scenario, ScenarioAction } from './scenario'

/** A scenario being played through the public core. */
export interface Table {
  readonly scenario: Scenario
  readonly rules: Rules
  readonly journal: Journal
  readonly errors: string[]
  readonly prompts: Set<string>
  /** Those that the action under way has raised. */
  readonly prompted: Set<string>
  /** The entries that each action made. */
  readonly acted: (readonly EntryId[])[]
  /** Tonight's prompted steps, or last night's after dawn. */
  steps: readonly Step[]
}

export const gameOf = (table: Table): Game => currentGame(table.journal)

export const look = (table: Table, before?: Game): void => {
  const game = gameOf(table)
  if (game.phase.kind === 'night') table.steps = dueSteps(table.rules, game)
  const open = openPrompts(table.rules, game)
  const known = new Set(before && openPrompts(table.rules, before).map(({ key }) => key))
  for (const { key, code } of open) {
    table.prompts.add(code)
    if (!known.has(key)) table.prompted.add(code)
  }
}

const openPrompts = (rules: Rules, game: Game): readonly { readonly key: string; readonly code: string }[] => {
  const question = ending(rules, game)?.question
  return [...openQuestions(rules, game), ...(question ? [{ key: question, code: question }] : [])]
}

/** One command; a refusal is noted and, with `anyway`, forced. */
export const send = (table: Table, command: Command, action: ScenarioAction = {}): Decision => {
  let decision = decide(table.rules, gameOf(table), command)
  if (decision.kind === 'refused')
    note(
      table,
      decision.refusals.map(({ code }) => code),
    )
  // The storyteller's word was none of the possible ones.
  const impossible =
    decision.kind === 'needs'
      ? decision.questions.filter(({ code, answer }) => answer === undefined && command.answers?.[code] !== undefined)
      : []
  note(
    table,
    impossible.map(({ code }) => `${code}_not_possible`),
  )
  const turnedDown = decision.kind === 'refused' || impossible.length > 0 || (decision.kind === 'done' && decision.dropped.length > 0)
  if (turnedDown && action.anyway) decision = decide(table.rules, gameOf(table), { ...command, anyway: true } as Command)
  if (decision.kind === 'refused') return decision
  for (const { code } of decision.questions) {
    table.prompts.add(code)
    table.prompted.add(code)
  }
  if (decision.kind === 'needs') return decision
  note(
    table,
    decision.dropped.map(({ code }) => code),
  )
  const before = gameOf(table)
  append(table.journal, 0, command, decision.events)
  look(table, before)
  return decision
}

export const note = (table: Table, codes: readonly string[]): void => {
  table.errors.push(...new Set(codes))
}
