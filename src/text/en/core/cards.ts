import type { Words } from '@/core/model/words'

/** Titles of the cards that players are shown. */
export const cardWords: Words = {
  'card.youAre': 'You are',
  'card.demon': 'This is the Demon',
  'card.minions': 'These are your Minions',
  'card.otherMinions': 'These are the Minions',
  'card.notInPlay': 'These characters are not in play',
  'card.inPlay': 'These characters are in play',
  'card.thisPlayerIs': 'This player is',
  'card.choseYou': 'This character chose you',
}
