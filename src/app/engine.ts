import { decide } from '@/core/decide/decide'
import type { Decision } from '@/core/decide/decision'
import type { Command } from '@/core/journal/command'
import type { Entry } from '@/core/journal/entry'
import type { Journal } from '@/core/journal/journal'
import type { Rules } from '@/core/model/character'
import type { Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { DayView, GrimoireView, NightSheetView, StoryLine, TownView, WhyLine } from '@/core/views/types'

const decisions = new WeakMap<Game, WeakMap<Rules, Map<string, Decision>>>()

/** Asked again and again while fingers move: the same question about the same moment is answered once. */
export const decideWith = (rules: Rules, _journal: Journal, game: Game, command: Command): Decision => {
  const byRules = decisions.get(game) ?? new WeakMap<Rules, Map<string, Decision>>()
  decisions.set(game, byRules)
  const known = byRules.get(rules) ?? new Map<string, Decision>()
  byRules.set(rules, known)
  const key = JSON.stringify(command)
  const decision = known.get(key) ?? decide(rules, game, command)
  known.set(key, decision)
  return decision
}

export interface Views {
  grimoire(): GrimoireView
  nightSheet(): NightSheetView
  day(): DayView
  town(): TownView
  why(seat: SeatId): readonly WhyLine[]
  story(path: readonly Entry[], journal: Journal): readonly StoryLine[]
}

export const viewsOf = (_rules: Rules, game: Game): Views => ({
  grimoire: () => ({ phase: game.phase, seats: [], table: [], bluffs: [], alive: 0, dead: 0, onlyLooksDead: 0, votesNeeded: 0, extraDay: false, ending: undefined, outcome: undefined, questions: [] }),
  nightSheet: () => ({ night: 0, first: false, steps: [], now: undefined, done: 0, due: 0 }),
  day: () => ({ day: 0, alive: 0, votesNeeded: 0, exileNeeded: 0, nominations: [], open: undefined, aboutToDie: undefined, highest: 0, tied: false, executed: [], exiled: [], closed: false, onlyStorytellerNominates: false, mayNominate: {}, mayBeNominated: {}, mayVote: {}, voteOrder: [], abilities: [], statements: [], forgotten: [], dawn: { died: [], aliveAgain: [], privately: [] } }),
  town: () => ({ phase: game.phase, seats: [], alive: 0, votesNeeded: 0, nominations: [], aboutToDie: undefined, executed: [], exiled: [], dawn: { died: [], aliveAgain: [] }, winner: undefined }),
  why: () => [],
  story: () => [],
})
