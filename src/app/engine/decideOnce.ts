import { decide, redecide } from '@/core/api'
import type { Decision } from '@/core/decide/decision'
import type { Command } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import type { Game } from '@/core/model/game'
import type { Rules } from '@/core/model/script'
import { entriesText } from '@/text/en/entries'

const decisions = new WeakMap<Game, WeakMap<Rules, Map<string, Decision>>>()

/** Components ask the same question many times per tap, so the answer is cached per command and game state. */
export const decideWith = (rules: Rules, journal: Journal, game: Game, command: Command): Decision => {
  const byRules = decisions.get(game) ?? new WeakMap<Rules, Map<string, Decision>>()
  decisions.set(game, byRules)
  const known = byRules.get(rules) ?? new Map<string, Decision>()
  byRules.set(rules, known)
  const key = JSON.stringify(command)
  const decision =
    known.get(key) ?? survive(() => (command.type === 'redecide' ? redecide(rules, journal, command) : decide(rules, game, command)))
  known.set(key, decision)
  return decision
}

/** A bug of ours must not end a running game. It is reported, and the storyteller can still set everything by hand. */
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
