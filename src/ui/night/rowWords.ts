import type { StepView } from '@/core/views/nightTypes'

/** The second line of a row: its result, or why it is not tonight. A plain later step has none. */
export const rowLine = (step: StepView): string => {
  switch (step.status) {
    case 'done':
      return step.result
    case 'skipped':
    case 'not-due':
      return step.because
    default:
      return step.impairedWhy[0] ?? (step.mode === 'bookkeeping' || step.mode === 'sleeps' ? step.because : '')
  }
}
