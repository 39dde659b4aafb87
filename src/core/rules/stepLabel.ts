import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { activeMarks, isOn } from './abilities'
import type { Step } from './step'
import { nameOf } from './table'

/** What the sheet calls a step: its character, the part of it, or the row of nobody in particular. */
export const stepLabel = (rules: Rules, { row, ability, night }: Step): string =>
  night && ability
    ? !row.fixed && night.row && night.row !== ability
      ? row.label.replace(/^[^(]+/, `${nameOf(rules, ability)} `)
      : nameOf(rules, ability)
    : say(rules.words, `row.${row.fixed ?? row.row}`)

/** Why a step is due or not. */
export const stepReason = (rules: Rules, game: Game, { because, seat, ability }: Step): string => {
  const put = because === 'because.asleep' && seat ? activeMarks(game, 'asleep').find((mark) => isOn(mark, seat)) : undefined
  return say(rules.words, because, { from: rules.script.evilInfoFrom, ability: nameOf(rules, put ? put.source.ability : ability) })
}
