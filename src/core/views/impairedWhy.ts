import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import { say } from '../model/words'
import { impairment } from '../rules/abilities'
import { seatOf } from '../rules/table'
import { originOf } from './refs'

/** What keeps this player from having an ability, each with its source. */
export const impairedWhy = (rules: Rules, game: Game, id: SeatId): readonly string[] => {
  const seat = seatOf(game, id)
  return seat ? (impairment(rules, game).on.get(id) ?? []).map((mark) => markText(rules, game, mark)) : []
}

/** A mark as a sentence: the source, the moment and when it ends. */
export const markText = (rules: Rules, game: Game, mark: Mark): string =>
  say(rules.words, `why.${mark.kind}`, { ...originOf(rules, game, mark), token: mark.token })
