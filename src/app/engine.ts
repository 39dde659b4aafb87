import { shallowRef } from 'vue'
import type { Decision } from '@/core/decide/decision'
import { decidePoint, type PointCommand } from '@/core/decide/point'
import { namesStranger } from '@/core/decide/strangers'
import type { Command } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { entriesText } from '@/text/en/entries'
import type * as Everything from './wholeEngine'

type Whole = typeof Everything

const here = shallowRef<Whole>()
let coming: Promise<Whole> | undefined

/** All of the engine, once it has been fetched. Reading it in a view has the view made again when it arrives. */
export const engine = (): Whole | undefined => here.value

/** Pointing is there from the start. What decides follows when the first screen stands, or at once if something needs it. */
export const wholeEngine = (): Promise<Whole> =>
  (coming ??= import('./wholeEngine').then(
    (whole) => (here.value = whole),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  ))

/** As soon as everything is here; if the network is just away it is asked for again. */
export const whenWhole = (work: () => void): void => void wholeEngine().then(work, () => setTimeout(() => whenWhole(work), 2_000))

const decisions = new WeakMap<Game, WeakMap<Rules, Map<string, Decision>>>()

/**
 * Asked again and again while fingers move: the same question about the same moment is answered once.
 * undefined: what decides it has not arrived yet.
 */
export const decideWith = (rules: Rules, journal: Journal, game: Game, command: Command): Decision | undefined => {
  const whole = engine()
  if (!whole && (command.type !== 'point' || namesStranger(game, command))) return undefined
  const byRules = decisions.get(game) ?? new WeakMap<Rules, Map<string, Decision>>()
  decisions.set(game, byRules)
  const known = byRules.get(rules) ?? new Map<string, Decision>()
  byRules.set(rules, known)
  const key = JSON.stringify(command)
  const decision =
    known.get(key) ??
    survive(() => {
      if (!whole) return decidePoint(rules, game, command as PointCommand)
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
  decision.kind !== 'done' ? [] : decision.consequences.flatMap(({ kind, text, story }) => (kind === 'survives' ? [story ?? text] : []))
