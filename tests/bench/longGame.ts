import type { Command, StepChoice } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import { chanceFrom } from '@/core/rules/chance'
import { openSteps } from '@/core/rules/nightSteps'
import { nominationRefusal, voteRefusal } from '@/core/rules/votes'
import { currentStep } from '@/core/rules/currentStep'
import { askView } from '@/core/views/nightSheet'
import { gameOf, plan, type Table } from '../fuzz/table'

/**
 * The next tap of an evening that never ends: everybody is pointed at, every hand is an entry of its own,
 * and when too few live the dead are set alive again. The 2,000th tap finds the same kind of table as the 100th.
 */
export const nextTap = (table: Table, number: number): Command => {
  const { rules } = table
  const game = gameOf(table)
  const chance = chanceFrom(`bench ${number}`)
  const dead = game.seats.find(({ looksAlive }) => !looksAlive)
  if (dead && game.seats.filter(({ looksAlive }) => looksAlive).length < 14) return { type: 'revive', seat: dead.id }
  if (game.phase.kind === 'setup') return { type: 'begin' }
  if (game.phase.kind === 'night') {
    const now = openSteps(rules, game).find(({ id }) => id === currentStep(rules, game))
    if (!now || now.row.fixed === 'dawn') return { type: 'dawn' }
    const { targets, character } = askView(rules, game, now)
    const draft: StepChoice & { readonly targets: readonly SeatId[] } =
      game.night.draft?.step === now.id ? game.night.draft : { step: now.id, targets: [] }
    const allowed = Object.entries(targets?.seats ?? {})
      .filter(([id, { allowed: ok }]) => ok && !draft.targets.includes(id as SeatId))
      .map(([id]) => id as SeatId)
    if (targets && draft.targets.length < targets.max && allowed.length)
      return { type: 'point', ...draft, targets: [...draft.targets, chance.pick(allowed) as SeatId] }
    if (character && !draft.character) return { type: 'point', ...draft, character: chance.pick(character.options)?.id ?? 'fool' }
    const take: Command = { type: 'takeStep', ...draft }
    return plan(table, take).kind === 'refused' ? { type: 'skipStep', step: now.id, woken: true } : take
  }
  const { nominations, executions } = game.day
  const open = nominations.findIndex(({ needed }) => needed === undefined)
  if (open >= 0) {
    const nomination = nominations[open] as (typeof nominations)[number]
    const { votes } = nomination
    const hand =
      votes.length < 11
        ? game.seats.find((seat) => !votes.includes(seat.id) && !voteRefusal(rules, game, nomination, seat) && chance.next() < 0.5)
        : undefined
    return { type: 'vote', nomination: open, votes: hand ? [...votes, hand.id] : votes, counted: hand === undefined }
  }
  const nominee = chance.pick(game.seats.filter(({ id }) => !nominationRefusal(rules, game, 'storyteller', id)))
  if (nominations.length < 3 && nominee) return { type: 'nominate', by: 'storyteller', nominee: nominee.id }
  return executions.length || game.day.closed
    ? { type: 'dusk' }
    : nominations.length
      ? { type: 'closeNominations', anyway: true }
      : { type: 'endWithoutExecution' }
}
