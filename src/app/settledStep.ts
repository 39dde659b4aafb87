import type { Entry } from '@/core/journal/entry'
import type { StepId } from '@/core/model/ids'
import type { SettledStep } from './types'

/** Looks back from the latest entry to the dusk this night began with. */
export const settledIn = (path: readonly Entry[], step: StepId): SettledStep | undefined => {
  for (const { id, command, events } of [...path].reverse()) {
    const done = command.type === 'redecide' ? command.command : command
    if (done.type === 'takeStep' && done.step === step) return { entry: id, command: done }
    if (events.some(({ type }) => type === 'phaseBegan')) return undefined
  }
  return undefined
}
