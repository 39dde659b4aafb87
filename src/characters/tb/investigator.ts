import { character } from '../contract'
import { lyingWords, pairOf } from '../learning'

/** First night: one of two players is a certain Minion. */
export const investigator = character('investigator', {
  names: { sheet: 'Investigator', published: 'Investigator' },
  team: 'townsfolk',
  tokens: ['Minion', 'Wrong'],
  ability: 'On your first night you are shown a Minion in play and two players, one of whom is it.',
  words: {
    ...lyingWords,
    'card.investigator': 'One of these two is the',
    'truth.those': 'In play: {list}.',
    'truth.nobody': 'Nobody of that kind is in play.',
    'advice.investigator': 'Somebody good who may pass for a Minion is a fine one to show.',
  },
  night: [
    {
      when: 'first',
      player: '{me} is shown a Minion and two players.',
      storyteller: 'Show the token, then point at both players.',
      tells: pairOf({ team: 'minion', shown: 'Minion', wrong: 'Wrong', card: 'card.investigator' }),
    },
  ],
})
