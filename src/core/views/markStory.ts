import type { MarkId, SeatId } from '../model/ids'
import type { Mark } from '../model/mark'
import { listOf, say } from '../model/words'
import { isOn } from '../rules/abilities'
import { characterOf } from '../rules/table'
import type { Sentence } from './storyTypes'
import { anew, type Wording } from './wording'

export const markSentence = ({ rules, after, byHand: tapped, who, ability, line }: Wording, mark: Mark): Sentence => {
  const { on, kind, data, token, source } = mark
  // One laid down by hand is decided again inside a correction.
  const byHand = tapped || !source.seat
  // Chosen by day is chosen before the whole town, also when the reminder was moved to somebody else.
  const inPublic = data !== undefined && source.moment.phase === 'day' && source.seat
  // Other memos only remind, unless nothing else says what their ability did.
  const told = characterOf(rules, source.ability)?.byHand === true
  const onlyReminds = kind === 'memo'
  if (onlyReminds && !byHand && !inPublic && !told) return undefined
  const chooser = inPublic ? who(source.seat) : ''
  const seats = after.seats.filter((seat) => isOn(mark, seat)).map(({ id }) => who(id))
  const whom = on === 'everyoneElse' ? say(rules.words, 'story.everyoneElse') : (seats[0] ?? '')
  const values = { who: whom, token, ability: ability(source.ability) }
  return inPublic
    ? line(
        'day',
        'choseInPublic',
        { ...values, who: chooser, whom },
        anew(`${source.moment.number}/${source.seat}/${source.ability} chose`),
      )
    : byHand
      ? line('hand', 'hand.mark', values)
      : line('night', onlyReminds ? 'laid' : `mark.${kind}`, values)
}

/** Lifted by hand, from one player or for good. */
export const liftSentence = ({ rules, game, who, line }: Wording, id: MarkId, seat?: SeatId): Sentence => {
  const mark = game.marks.find((one) => one.id === id)
  if (!mark) return undefined
  const names = game.seats.filter((one) => isOn(mark, one) && (seat ?? one.id) === one.id).map((one) => who(one.id))
  const whom = seat === undefined && mark.on === 'everyoneElse' ? say(rules.words, 'everyoneElse') : listOf(rules.words, names)
  return line('hand', 'hand.lifted', { token: mark.token, who: whom })
}
