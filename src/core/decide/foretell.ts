import type { Game } from '../model/game'
import { ending } from '../rules/ending'
import { nameOf } from '../rules/table'
import { note, text } from './deciding'
import type { Deciding } from './deciding'

/** Who would win because of this, shown before it happens. */
export const foretell = (work: Deciding, before: Game): void => {
  const end = ending(work.rules, work.game)
  if (!end || ending(work.rules, before)?.winner === end.winner) return
  const because = text(work, end.because, { ability: nameOf(work.rules, end.ability) })
  note(work, { id: 'ending', kind: 'memo', text: text(work, `follows.wins.${end.winner}`), because })
}
