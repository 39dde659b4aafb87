import type { Command } from '@/core/journal/command'
import { append, currentGame } from '@/core/journal/journal'
import type { Journal } from '@/core/journal/journal'
import type { Decision } from '@/core/decide/decision'
import { decide } from '@/core/decide/decide'
import type { Rules } from '@/core/model/script'
import type { Answer, Game } from '@/core/model/game'
import type { EntryId } from '@/core/model/ids'
import { ending } from '@/core/rules/ending'
import { dueSteps } from '@/core/rules/nightSteps'
import type { Step } from '@/core/rules/step'
import { openQuestions } from '@/core/rules/questions'
import { mayRegister } from '@/core/rules/registering'
import type { Scenario, ScenarioAction } from './scenario'

/** A scenario being played through the public core. */
export interface Table {
  readonly scenario: Scenario
  readonly rules: Rules
  readonly journal: Journal
  readonly errors: string[]
  /** What happened all the same. */
  readonly warnings: string[]
  readonly prompts: Set<string>
  /** Those that the action under way has raised. */
  readonly prompted: Set<string>
  /** Answers to questions that do not stand open yet. */
  readonly waiting: Map<string, Answer>
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
export const send = (table: Table, asked: Command, action: ScenarioAction = {}): Decision => {
  const command = table.scenario.script ? silently(table, asked) : asked
  let decision = decide(table.rules, gameOf(table), command)
  const unheard = table.scenario.script && decision.kind === 'done' ? notPossible(table, decision, command) : []
  if (unheard.length && !action.anyway) {
    note(table, unheard)
    return { kind: 'refused', refusals: [] }
  }
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
  table.warnings.push(...(decision.warnings ?? []).map(({ code }) => code))
  const before = gameOf(table)
  append(table.journal, 0, command, decision.events)
  look(table, before)
  return decision
}

/** Where nothing is said, the truth is told, everybody is what they are, and nobody goes in another's place. */
const silently = (table: Table, command: Command): Command => {
  const decision = decide(table.rules, gameOf(table), command)
  if (decision.kind === 'refused') return command
  const given = command.answers ?? {}
  const silent = decision.questions.flatMap(({ key, code, options }) => {
    if (given[key] !== undefined || given[code] !== undefined) return []
    const truth = options.find((option) => option.truth)
    const word = code === 'scapegoat' ? false : code === 'says' || code === 'registers' ? truth?.value : undefined
    return word === undefined ? [] : [[key, word] as const]
  })
  return silent.length ? ({ ...command, answers: { ...given, ...Object.fromEntries(silent) } } as Command) : command
}

/** The storyteller's word on something that was not asked, and did not come to pass. */
const notPossible = (table: Table, decision: Extract<Decision, { kind: 'done' }>, { answers = {} }: Command): readonly string[] => {
  const misread = gameOf(table).seats.some((seat) => {
    const word = answers[`registers:${seat.id}`]
    return typeof word === 'string' && !mayRegister(table.rules, gameOf(table), seat, word)
  })
  const asked = (code: string) => decision.questions.some((question) => question.code === code)
  const became = decision.events.flatMap((event) => (event.type === 'became' ? event.changes.map(({ seat }) => String(seat)) : []))
  const codes = ['says', 'scapegoat', 'dies_instead', 'new_imp']
    .filter((code) => {
      const word = answers[code]
      if (word === undefined || word === false || word === 'nobody' || asked(code)) return false
      if (code === 'new_imp') return !became.includes(String(word))
      return code !== 'says' || !decision.events.some(({ type }) => type === 'told')
    })
    .map((code) => `${code}_not_possible`)
  return misread ? ['registers_not_possible', ...codes] : codes
}

export const note = (table: Table, codes: readonly string[]): void => {
  table.errors.push(...new Set(codes))
}
