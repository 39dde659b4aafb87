/** Titles of the cards that players are shown. */
export const cardWords = {
  'card.youAre': 'You are',
  'card.demon': 'This is the Demon',
  'card.minions': 'These are your Minions',
  'card.minions.one': 'This is your Minion',
  'card.otherMinions': 'These are the Minions',
  'card.notInPlay': 'These characters are not in play',
  'card.notInPlay.one': 'This character is not in play',
  'card.inPlay': 'These characters are in play',
  'card.inPlay.one': 'This character is in play',
  'card.thisPlayerIs': 'This player is',
  'card.thisPlayerIs.one': '{who} is the {character}',
  'card.choseYou': 'This character chose you',
}
