import { pastCommands } from '@/core/decide/pastCommands'
import type { Journal } from '@/core/journal/journal'
import type { StepId } from '@/core/model/ids'
import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'
import type { AskView } from '@/core/views/nightTypes'
import type { NightDraft } from './nightDraft'
import type { Correction, GameStore, SettledStep, TakeStep } from './types'

/** By step, the command of this night that settled it last. */
export const settledSteps = (journal: Journal): ReadonlyMap<StepId, SettledStep> =>
  new Map(
    pastCommands(journal).flatMap(({ entry, index, command }) =>
      command.type === 'takeStep' ? [[command.step, { entry, index, command }] as const] : [],
    ),
  )

/** A settled step opened again, as it was left. What was the usual answer then is not taken for another one now. */
export const correctionOf = (
  settled: SettledStep,
  plan: GameStore['plan'],
  seats: readonly SeatView[],
  characters: readonly CharacterRef[],
): Correction => {
  const draft = draftOfCommand(settled.command)
  const asked = plan({ type: 'redecide', ...settled }).questions ?? []
  const said = Object.fromEntries(asked.flatMap(({ key, answer }) => (answer === undefined ? [] : [[key, answer]])))
  return { ...settled, ask: askAgain(settled.command, seats, characters), draft: { ...draft, answers: { ...said, ...draft.answers } } }
}

const draftOfCommand = (command: TakeStep): NightDraft => ({
  targets: command.targets ?? [],
  character: command.character,
  pass: command.pass ?? false,
  answers: command.answers ?? {},
  overrides: command.overrides ?? {},
})

/**
 * Who could be chosen then depended on the table of that moment,
 * so everybody is offered as often as before, and the plan says what the rules hold against it.
 */
const askAgain = ({ targets, character }: TakeStep, seats: readonly SeatView[], characters: readonly CharacterRef[]): AskView => {
  const count = targets?.length ?? 0
  const named = character !== undefined
  const everybody = { min: count, max: Math.max(1, count), seats: Object.fromEntries(seats.map(({ id }) => [id, { allowed: true }])) }
  return {
    mayPass: true,
    targets: count > 0 || !named ? everybody : undefined,
    character: named ? { use: 'guess', options: characters } : undefined,
  }
}
