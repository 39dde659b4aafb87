import type { CharacterId, SeatId } from '../model/ids'
import type { Seat } from '../model/seat'
import { isImpaired, isSham, works } from '../rules/abilities'
import { characterOf, nameOf, seatOf } from '../rules/table'
import { actScene, ask } from './asking'
import { wentWrong } from './malfunction'
import { emit, sourceOf, text } from './deciding'
import type { Deciding } from './deciding'

/** An ability chooses a player. The chosen player may react before anything takes effect, once a night. */
export const chooses = (work: Deciding, chooser: Seat, targetId: SeatId, ability: CharacterId): void => {
  const target = seatOf(work.game, targetId)
  if (!target) return
  for (const { character: id } of target.abilities) {
    const reaction = characterOf(work.rules, id)?.reacts?.chosen
    // GOON-10: choosing a dead player does not count. The first chooser is the first one while they are alive.
    if (!reaction || !target.alive || !counts(work, chooser, ability, target, id)) continue
    const answered = works(work.rules, work.game, target, id) && isFirst(work, target, id)
    emit(work, { type: 'wasChosen', by: chooser.id, target: target.id, answered })
    if (!answered && isImpaired(work.rules, work.game, target.id) && isFirstChoice(work, target))
      wentWrong(work, sourceOf(work.game, target.id, id), 'triggered')
    if (answered) work.perform(work, reaction(actScene(work, target, id), chooser), sourceOf(work.game, target.id, id))
  }
}

/** LUNATIC-8: a pretended choice is made with no ability; whether it counts is an open question, unless somebody was the first already. */
const counts = (work: Deciding, chooser: Seat, ability: CharacterId, target: Seat, chosen: CharacterId): boolean =>
  !isSham(work.rules, chooser, ability) ||
  (!work.game.night.chosen.some((choice) => choice.target === target.id && choice.answered) &&
    ask(
      work,
      {
        code: `${ability}_chose_${chosen}`,
        says: 'pretended_choice',
        about: chooser.id,
        usual: false,
        values: { me: chooser.player, who: target.player, chosen: nameOf(work.rules, chosen) },
        options: [
          { value: false, label: text(work, 'option.countsNot') },
          { value: true, label: text(work, 'option.counts') },
        ],
      },
      ability,
    ) === true)

/** Nobody else has chosen them tonight; this choice is already recorded. */
const isFirstChoice = (work: Deciding, target: Seat): boolean =>
  work.game.night.chosen.filter((choice) => choice.target === target.id).length === 1

const isFirst = (work: Deciding, target: Seat, chosen: CharacterId): boolean => {
  const before = work.game.night.chosen.filter((choice) => choice.target === target.id)
  if (!before.length) return true
  if (before.some(({ answered }) => answered)) return false
  return (
    ask(work, {
      code: `${chosen}_impaired_when_first_chosen`,
      says: 'impaired_when_first_chosen',
      about: target.id,
      usual: false,
      values: { who: target.player },
      options: [
        { value: false, label: text(work, 'option.notFirst') },
        { value: true, label: text(work, 'option.isFirst') },
      ],
    }) === true
  )
}
