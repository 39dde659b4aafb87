import { diedAndReturned, saysBoth } from '../rules/dawn'
import { characterOf } from '../rules/table'
import { ask } from './asking'
import { beginDay } from './phase'
import { emit, text } from './deciding'
import type { Deciding } from './deciding'

/** The night is over: the storyteller says what the town hears, and the day begins. */
export const breakDawn = (work: Deciding): void => {
  const unseen = diedAndReturned(work.game)
  const told = unseen.filter((seat) => {
    const word = ask(work, {
      code: 'dawn_says',
      about: seat.id,
      usual: saysBoth(work.rules, seat) ? 'both' : 'nothing',
      values: { who: seat.player },
      options: [
        { value: 'nothing', label: text(work, 'option.saysNothing') },
        { value: 'both', label: text(work, 'option.saysBoth') },
      ],
    })
    return word === 'both'
  })
  // With nobody in it too: that nothing was said has its line, from which it can be corrected.
  if (unseen.length) emit(work, { type: 'saidBoth', seats: told.map(({ id }) => id) })
  // MOONCHILD-7: the choice follows from what the town heard.
  for (const seat of unseen)
    for (const { character: ability } of seat.abilities) {
      if (characterOf(work.rules, ability)?.day?.owed !== 'death') continue
      const owed = work.game.owed.some((one) => one.seat === seat.id && one.ability === ability)
      if (owed !== told.includes(seat)) emit(work, { type: owed ? 'choiceSettled' : 'choiceOwed', seat: seat.id, ability })
    }
  beginDay(work)
}
