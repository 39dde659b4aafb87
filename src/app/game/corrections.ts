import { askedIn, grimoireView, pastCommands, stepBefore } from '@/core/api'
import type { Decision } from '@/core/decide/decision'
import type { Command } from '@/core/journal/command'
import type { Journal } from '@/core/journal/journal'
import type { Game } from '@/core/model/game'
import type { CharacterId, SeatId, StepId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'
import type { AskView } from '@/core/views/nightTypes'
import type { Asked } from '@/core/views/settledStep'
import type { Correction, SettledStep, SettledUse, TakeStep } from './types'

/** By step, the command of this night that settled it last. */
export const settledSteps = (journal: Journal): ReadonlyMap<StepId, SettledStep> =>
  new Map(
    pastCommands(journal).flatMap(({ entry, index, command }) =>
      command.type === 'takeStep' ? [[command.step, { entry, index, command }] as const] : [],
    ),
  )

/** The command of today that used this ability last. */
export const settledUse = (journal: Journal, seat: SeatId, ability: CharacterId): SettledUse | undefined =>
  pastCommands(journal)
    .flatMap(({ entry, index, command }) =>
      command.type === 'useAbility' && command.seat === seat && command.ability === ability ? [{ entry, index, command }] : [],
    )
    .at(-1)

export const correctionIn = (
  rules: Rules,
  game: Game,
  settled: SettledStep,
  plan: (command: Command) => Decision,
  characters: readonly CharacterRef[],
  journal: Journal,
): Correction | undefined => {
  const found = correctionOf(settled, askedIn(rules, game, settled.command.step), plan, grimoireView(rules, game).seats, characters)
  return found && { ...found, was: stepBefore(rules, journal, settled, settled.command.step) }
}

/** Reopens a settled step with its choices; undefined if there was nothing to decide. A default answer of then is not kept as an explicit one. */
export const correctionOf = (
  settled: SettledStep,
  asks: Asked,
  plan: (command: Command) => Decision,
  seats: readonly SeatView[],
  characters: readonly CharacterRef[],
): Correction | undefined => {
  const { type: _, targets = [], answers, overrides = {}, ...draft } = settled.command
  const asked = plan({ type: 'redecide', ...settled }).questions ?? []
  if (!asks.targets && !asks.character && !asked.length) return undefined
  const said = Object.fromEntries(asked.flatMap(({ key, answer }) => (answer === undefined ? [] : [[key, answer]])))
  return {
    ...settled,
    ask: askAgain(asks, settled.command, seats, characters),
    draft: { ...draft, targets, overrides, answers: { ...said, ...answers } },
  }
}

/**
 * The allowed targets depended on the table of that moment. So everybody is offered, and the plan lists the objections.
 */
const askAgain = (asks: Asked, { targets, pass }: TakeStep, seats: readonly SeatView[], characters: readonly CharacterRef[]): AskView => {
  const count = targets?.length ?? 0
  const everybody = { min: count, max: Math.max(1, count), seats: Object.fromEntries(seats.map(({ id }) => [id, { allowed: true }])) }
  return {
    mayPass: pass === true || asks.targets || asks.character,
    targets: asks.targets ? everybody : undefined,
    character: asks.character ? { use: 'guess', options: characters } : undefined,
  }
}
