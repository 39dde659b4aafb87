import type { CharacterId } from '../model/ids'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { legalCounts } from './bagCounts'
import { rowFor, type Counts, type ResidentTeam } from './counts'

/** Why no legal bag can be drawn. `held`: what has to stay in; `pool`: what may come in. */
export const whyImpossible = (
  rules: Rules,
  wish: { readonly residents: number },
  held: Counts,
  pool: (team: ResidentTeam) => readonly CharacterId[],
): string => {
  const row = rowFor(rules, wish.residents)
  if (legalCounts(rules, wish.residents, []).length === 0) return say(rules.words, 'no_bag_for_number', { residents: wish.residents })
  const teams: readonly ResidentTeam[] = ['demon', 'minion', 'outsider', 'townsfolk']
  const crowded = teams.find((team) => held[team] > row[team])
  if (crowded) return say(rules.words, `locked_${crowded}`, { have: held[crowded], need: row[crowded] })
  const bare = teams.find((team) => held[team] + pool(team).length < row[team])
  return say(
    rules.words,
    bare ? `banned_${bare}` : 'locked_and_banned',
    bare ? { have: held[bare] + pool(bare).length, need: row[bare] } : {},
  )
}
