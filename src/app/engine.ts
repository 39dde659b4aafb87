import { shallowRef } from 'vue'
import type { Decision } from '@/core/decide/decision'
import { decideNight } from '@/core/decide/night'
import { namesStranger } from '@/core/decide/strangers'
import type { Command, CommandExtras, CommandType, NightCommand } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/character'
import type { Game } from '@/core/model/game'
import { entriesText } from '@/text/en/entries'
import type * as Everything from './wholeEngine'

type Whole = typeof Everything

const here = shallowRef<Whole>()
let coming: Promise<Whole> | undefined

/** All of the engine, once it has been fetched. Reading it in a view has the view made again when it arrives. */
export const engine = (): Whole | undefined => here.value

/** The night is there from the start. The rest follows when the first screen stands, or at once if something needs it. */
export const wholeEngine = (): Promise<Whole> =>
  (coming ??= import('./wholeEngine').then((whole) => (here.value = whole), (error: unknown) => {
    coming = undefined
    throw error
  }))

const nightly = new Set<CommandType>(['point', 'takeStep', 'runUpkeep', 'skipStep', 'reopenStep', 'addStep', 'dawn'] satisfies NightCommand['type'][])

const isNightly = (command: Command): command is NightCommand & CommandExtras => nightly.has(command.type)

const decisions = new WeakMap<Game, WeakMap<Rules, Map<string, Decision>>>()

/**
 * Asked again and again while fingers move: the same question about the same moment is answered once.
 * undefined: what decides it has not arrived yet.
 */
export const decideWith = (rules: Rules, journal: Journal, game: Game, command: Command): Decision | undefined => {
  const whole = engine()
  if (!whole && (!isNightly(command) || namesStranger(game, command))) return undefined
  const byRules = decisions.get(game) ?? new WeakMap<Rules, Map<string, Decision>>()
  decisions.set(game, byRules)
  const known = byRules.get(rules) ?? new Map<string, Decision>()
  byRules.set(rules, known)
  const key = JSON.stringify(command)
  const decision = known.get(key) ?? survive(() => {
    if (!whole || isNightly(command) && !namesStranger(game, command)) return decideNight(rules, game, command as NightCommand & CommandExtras)
    return command.type === 'redecide' ? whole.redecide(rules, journal, command) : whole.decide(rules, game, command)
  })
  known.set(key, decision)
  return decision
}

/** A fault of ours must not end a running game: it is reported, and everything can still be set by hand. */
const survive = (work: () => Decision): Decision => {
  try {
    return work()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
    return { kind: 'refused', refusals: [{ code: 'stumbled', because: entriesText.stumbled }] }
  }
}

/** What no fact holds but the story should: who survived, and why. */
export const notesOf = (decision: Decision): readonly string[] =>
  decision.kind !== 'done' ? [] : decision.consequences.flatMap(({ kind, text, because }) => (kind === 'survives' ? [because ? `${text}: ${because}` : text] : []))
