import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { say, type WordValues } from '../model/words'
import type { Step } from '../rules/step'
import { livingMinions, sceneFor } from '../rules/table'
import type { StepView } from './nightTypes'

/** Instructions for a player who sleeps are not shown. */
const ASLEEP = new Set(['because.spent', 'because.asleep', 'because.dead'])

export const instructions = (
  rules: Rules,
  game: Game,
  { night, row, seat, ability, wakes, because, became }: Step,
  values: WordValues,
): Pick<StepView, 'playerDoes' | 'youDecide'> => {
  if (row.lies && !night) return { playerDoes: '', youDecide: row.lies.words }
  const own = became ? 'became' : night && !wakes && ASLEEP.has(because) ? 'asleep' : (row.fixed ?? row.row)
  if (!night || own === 'asleep') {
    const lone = row.fixed !== undefined && livingMinions(rules, game).length === 1
    const told = (key: string) => say(rules.words, lone && rules.words[`${key}.one`] ? `${key}.one` : key, values)
    return { playerDoes: told(`step.${own}.does`), youDecide: told(`step.${own}.you`) }
  }
  const scene = seat && ability ? sceneFor(rules, game, seat, ability) : undefined
  return {
    playerDoes: say(rules.words, (scene && night.tonight?.(scene)) ?? night.player, values),
    youDecide: say(rules.words, (scene && night.storytellerTonight?.(scene)) ?? night.storyteller ?? '', values),
  }
}
