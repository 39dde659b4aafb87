import type { Game } from '../model/game'
import type { Rules, ScriptRow } from '../model/script'
import { say } from '../model/words'
import { activeMarks, isOn } from './abilities'
import type { Step } from './step'
import { nameOf } from './table'

/** What the sheet calls a row: the night’s own words, a part of a character, or the character. The label is English. */
export const rowLabel = (rules: Rules, { row, fixed, label }: ScriptRow): string =>
  rules.words[`row.${fixed ?? row}`] ?? rules.characters[row]?.names[rules.names] ?? label

/** What the sheet calls a step: its character, the part of it, or the row of nobody in particular. */
export const stepLabel = (rules: Rules, { row, ability, night, became }: Step): string =>
  night && ability && !became && (row.fixed || !night.row || night.row === ability) ? nameOf(rules, ability) : rowLabel(rules, row)

/** Why a step is due or not. */
export const stepReason = (rules: Rules, game: Game, { because, seat, ability }: Step): string => {
  const put = because === 'because.asleep' && seat ? activeMarks(rules, game, 'asleep').find((mark) => isOn(mark, seat)) : undefined
  return say(rules.words, because, { from: rules.script.evilInfoFrom, ability: nameOf(rules, put ? put.source.ability : ability) })
}
