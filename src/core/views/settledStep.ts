import type { Journal } from '../journal/journal'
import { stateBefore, type PastCommand } from '../journal/pastCommands'
import type { Game } from '../model/game'
import type { StepId } from '../model/ids'
import type { Rules } from '../model/script'
import { stepById } from '../rules/nightSteps'
import { sceneFor } from '../rules/table'
import { nightSheetView } from './nightSheet'
import type { StepView } from './nightTypes'

/** The step before this command settled it: what its own choice changed since is not held against it. */
export const stepBefore = (rules: Rules, journal: Journal, { entry, index }: PastCommand, id: StepId): StepView | undefined =>
  nightSheetView(rules, stateBefore(journal, entry, index)).steps.find((step) => step.id === id)

export interface Asked {
  readonly targets: boolean
  readonly character: boolean
}

/** What a step asks its player for, whatever state it is in by now. */
export const askedIn = (rules: Rules, game: Game, id: StepId): Asked => {
  const step = stepById(rules, game, id)
  const asks = step?.seat && step.ability ? step.night?.asks?.(sceneFor(rules, game, step.seat, step.ability)) : undefined
  return { targets: asks?.targets !== undefined, character: asks?.character !== undefined }
}
