import { decide } from '@/core/decide/decide'
import { pastCommands } from '@/core/decide/pastCommands'
import { evolveAll } from '@/core/journal/evolve'
import type { Journal } from '@/core/journal/journal'
import type { Game } from '@/core/model/game'
import type { CharacterId, SeatId, StepId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import { stepById } from '@/core/rules/nightSteps'
import { sceneFor } from '@/core/rules/table'
import { grimoireView } from '@/core/views/grimoire'
import type { CharacterRef, SeatView } from '@/core/views/grimoireTypes'
import { nightSheetView } from '@/core/views/nightSheet'
import type { AskView, StepView } from '@/core/views/nightTypes'
import type { Correction, GameStore, SettledStep, SettledUse, TakeStep } from './types'

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
  plan: GameStore['plan'],
  characters: readonly CharacterRef[],
  journal: Journal,
): Correction | undefined => {
  const found = correctionOf(settled, asksOf(rules, game, settled.command.step), plan, grimoireView(rules, game).seats, characters)
  return found && { ...found, was: asItWas(rules, journal, settled) }
}

/** The step as it was before it was settled, so that its own effects do not make it invalid. */
const asItWas = (rules: Rules, journal: Journal, { entry: id, index, command }: SettledStep): StepView | undefined => {
  const entry = journal.entries.get(id)
  let then = entry && journal.states.get(entry.base ?? entry.parent)
  for (const earlier of entry?.commands?.slice(0, index) ?? []) {
    const decision = then && decide(rules, then, earlier)
    if (then && decision?.kind === 'done') then = evolveAll(then, decision.events)
  }
  return then && nightSheetView(rules, then).steps.find((step) => step.id === command.step)
}

/** What the step asks the player for, whatever its state is now. */
const asksOf = (rules: Rules, game: Game, id: StepId): Asks => {
  const step = stepById(rules, game, id)
  const asks = step?.seat && step.ability ? step.night?.asks?.(sceneFor(rules, game, step.seat, step.ability)) : undefined
  return { targets: asks?.targets !== undefined, character: asks?.character !== undefined }
}

interface Asks {
  readonly targets: boolean
  readonly character: boolean
}

/** Reopens a settled step with its choices; undefined if there was nothing to decide. A default answer of then is not kept as an explicit one. */
export const correctionOf = (
  settled: SettledStep,
  asks: Asks,
  plan: GameStore['plan'],
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
const askAgain = (asks: Asks, { targets, pass }: TakeStep, seats: readonly SeatView[], characters: readonly CharacterRef[]): AskView => {
  const count = targets?.length ?? 0
  const everybody = { min: count, max: Math.max(1, count), seats: Object.fromEntries(seats.map(({ id }) => [id, { allowed: true }])) }
  return {
    mayPass: pass === true || asks.targets || asks.character,
    targets: asks.targets ? everybody : undefined,
    character: asks.character ? { use: 'guess', options: characters } : undefined,
  }
}
