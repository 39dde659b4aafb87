import type { Rules } from '../model/script'
import { say } from '../model/words'
import type { Step } from './step'
import { nameOf } from './table'

/** What the sheet calls a step: its character, the part of it, or the row of nobody in particular. */
export const stepLabel = (rules: Rules, { row, ability, night }: Step): string =>
  night && ability
    ? !row.fixed && night.row && night.row !== ability
      ? row.label.replace(/^[^(]+/, `${nameOf(rules, ability)} `)
      : nameOf(rules, ability)
    : say(rules.words, `row.${row.fixed ?? row.row}`)
