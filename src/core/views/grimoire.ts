import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { ending } from '../rules/ending'
import { openQuestions } from '../rules/questions'
import type { GrimoireView } from './grimoireTypes'
import { tableView } from './tableView'

/** All the storyteller sees. Give it the last view, and what did not change stays the same object. */
export const grimoireView = (rules: Rules, game: Game, old?: GrimoireView): GrimoireView => {
  const proposal = game.outcome ? undefined : ending(rules, game)
  return tableView(
    rules,
    game,
    { ending: proposal && { ...proposal, because: say(rules.words, proposal.because) }, questions: openQuestions(rules, game) },
    old,
  )
}
