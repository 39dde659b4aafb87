import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { ending } from '../rules/ending'
import { openQuestions } from '../rules/questions'
import { nameOf } from '../rules/table'
import type { GrimoireView } from './grimoireTypes'
import { tableView } from './tableView'

/** Everything the storyteller sees. Given the previous view, unchanged parts stay the same objects. */
export const grimoireView = (rules: Rules, game: Game, old?: GrimoireView): GrimoireView =>
  tableView(rules, game, { ending: endingView(rules, game), questions: openQuestions(rules, game) }, old)

const endingView = (rules: Rules, game: Game): GrimoireView['ending'] => {
  const found = game.outcome ? undefined : ending(rules, game)
  if (!found) return undefined
  const { question, winner, winners } = found
  const because = say(rules.words, found.because, { ability: nameOf(rules, found.ability) })
  return { winner, winners, because, ...(question ? { warning: say(rules.words, `ask.${question}`) } : {}) }
}
