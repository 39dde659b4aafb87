import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { MarkId, SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import { say } from '../model/words'
import { isOn } from '../rules/abilities'
import { nameOf, playerOf } from '../rules/table'
import type { Sentence } from './storyTypes'
import { anew } from './wording'

export const markSentence = (rules: Rules, game: Game, mark: Mark, tapped: boolean): Sentence => {
  const { on, kind, data, token, source } = mark
  // One laid down by hand is decided again inside a correction.
  const byHand = tapped || !source.seat
  const seats = game.seats.filter((seat) => isOn(mark, seat)).map(({ id }) => id)
  const whom = on === 'everyoneElse' ? say(rules.words, 'story.everyoneElse') : playerOf(game, on)
  // Chosen by day is chosen before the whole town, also when the reminder was moved to somebody else.
  if (data !== undefined && source.moment.phase === 'day' && source.seat)
    return {
      kind: 'day',
      seats: [source.seat, ...seats],
      text: say(rules.words, 'story.choseInPublic', { who: playerOf(game, source.seat), ability: nameOf(rules, source.ability), whom }),
      ...anew(`${source.moment.number}/${source.seat}/${source.ability} chose`),
    }
  // Other memos only remind.
  return kind === 'memo' && !byHand
    ? undefined
    : {
        kind: byHand ? 'hand' : 'night',
        seats,
        text: say(rules.words, byHand ? 'story.hand.mark' : `story.mark.${kind}`, {
          who: whom,
          token,
          ability: nameOf(rules, source.ability),
        }),
      }
}

/** Lifted by hand, from one player or for good. */
export const liftSentence = (rules: Rules, game: Game, id: MarkId, seat?: SeatId): Sentence => {
  const mark = game.marks.find((one) => one.id === id)
  if (!mark) return undefined
  const seats = game.seats.filter((one) => isOn(mark, one) && (seat ?? one.id) === one.id)
  const who = seat === undefined && mark.on === 'everyoneElse' ? say(rules.words, 'everyoneElse') : seats.map(({ player }) => player).join()
  return { kind: 'hand', seats: seats.map((one) => one.id), text: say(rules.words, 'story.hand.lifted', { token: mark.token, who }) }
}
