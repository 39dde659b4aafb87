import { rowLabel } from '@/core/api'
import type { ScriptRow } from '@/core/model/script'
import type { StepView } from '@/core/views/nightTypes'
import { nightDialogText } from '@/text/en/nightDialog'
import { useGame } from '../game/game'
import { usePreferences } from '../device/preferences'
import { rulesWith } from './scripts'

export interface PrintedRow {
  readonly row: string
  readonly label: string
  /** The steps of this row tonight; empty if nobody plays it. */
  readonly steps: readonly StepView[]
}

/** The full night order, row by row, with tonight's steps in their rows. */
export const printedNight = (steps: readonly StepView[], first: boolean): readonly PrintedRow[] => {
  const rules = rulesWith(usePreferences().names, useGame().script.id)
  const { order } = rules.script
  const part = first ? 'first' : 'other'
  const orders = [order.sheet[part], order.published[part]]
  // A running game keeps the order it began with. Its steps show which one that is.
  const rows = orders.find((order) => follows(steps, order)) ?? orders[0] ?? []
  return [
    ...rows.map((listed) => ({
      row: listed.row,
      label: listed.fixed === 'travellers' ? nightDialogText.teams.traveller : rowLabel(rules, listed),
      steps: steps.filter(({ row }) => row === listed.row),
    })),
    ...steps
      .filter((step) => !rows.some(({ row }) => row === step.row))
      .map((step) => ({ row: step.row, label: step.label, steps: [step] })),
  ]
}

const follows = (steps: readonly StepView[], order: readonly ScriptRow[]): boolean => {
  const places = steps.map(({ row }) => order.findIndex((each) => each.row === row)).filter((place) => place >= 0)
  return places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0))
}
