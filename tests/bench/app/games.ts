import { chanceFrom } from '@/core/rules/chance'
import type { Command } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import { currentStep } from '@/core/views/currentStep'
import { grimoireView } from '@/core/views/grimoire'
import { openSteps } from '@/core/rules/nightSteps'
import { setUp } from '../../fuzz/evening'
import { rules } from '../../fuzz/play'
import { gameOf, newTable, tap, type Table } from '../../fuzz/table'
import { played, table as seated } from '../../e2e/games'
import { nextTap } from '../longGame'

/** A game in the middle of its second night, at a step that asks for a player. */
export const nightGame = (seats: number): Journal => {
  const journal = seated(seats)
  return played([{ type: 'takeStep', step: nowOf(gameTable(journal)) ?? ('dusk' as never) }], journal)
}

const gameTable = (journal: Journal): Table => ({ ...newTable(rules.sheet, 'sheet'), journal })

const nowOf = (table: Table) => currentStep(table.rules, gameOf(table))

export type LongPlace = 'dusk' | 'choosing' | 'voting'

/** Twenty seats and at least that many entries, at a place that is worth tapping. */
export const longGame = (entries: number, place: LongPlace): Journal => {
  const table = newTable(rules.sheet, 'sheet')
  const chance = chanceFrom('bench')
  setUp(table, { kind: 'whole', residents: 15, travellers: 5, order: 'sheet', names: 'sheet', deal: 7, taps: [] }, true)
  const go = (command: Command) => tap(table, command, chance, { forces: 1, overrides: 0 })
  while (table.journal.entries.size < entries || !isAt(table, place)) go(nextTap(table, table.journal.next))
  // So would a proposal to end the game, which a game as long as this has seen many times.
  if (grimoireView(table.rules, gameOf(table)).ending) go({ type: 'playOn' })
  return table.journal
}

const isAt = (table: Table, place: LongPlace): boolean => {
  const game = gameOf(table)
  // An open question would take the place of the step.
  if (grimoireView(table.rules, game).questions.length) return false
  if (place === 'voting')
    return game.phase.kind === 'day' && game.day.nominations.some(({ needed, votes }) => needed === undefined && votes.length === 2)
  if (game.phase.kind !== 'night') return false
  const now = openSteps(table.rules, game).find(({ id }) => id === nowOf(table))
  if (place === 'dusk') return now?.row.fixed === 'dusk'
  const next = nextTap(table, table.journal.next)
  return next.type === 'point' && next.targets?.length === 1
}
