import type { StepView } from '@/core/views/nightTypes'
import { nightText } from '@/text/en/night'

export const stepTitle = (step: StepView, correcting: boolean): string => {
  if (step.row === 'dusk') return nightText.duskTitle
  if (step.player === undefined) return step.group ? nightText.wake(step.group.names) : step.label
  if (correcting) return nightText.correct(step.player)
  return step.wakes ? nightText.wake(step.player) : nightText.sleeps(step.player)
}

const marks: Readonly<Record<string, string>> = {
  dusk: 'dusk',
  dawn: 'dawn',
  'minion-info': 'people',
  'demon-info': 'horns',
  travellers: 'door',
  added: 'hand',
}

/** `lunatic.act` is the Lunatic's. */
export const rowIcon = (row: string): string => marks[row] ?? row.split('.')[0] ?? row

export const stepIcon = (step: StepView): string => step.character?.id ?? rowIcon(step.row)

/** "Bo, Innkeeper", or the row's own name where nobody wakes. */
export const stepName = (step: StepView): string => (step.player === undefined ? step.label : nightText.nextIs(step.player, step.label))
