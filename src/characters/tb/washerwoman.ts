import { character } from '../contract'
import { lyingWords, pairOf } from '../learning'

/** First night: one of two players is a certain Townsfolk. */
export const washerwoman = character('washerwoman', {
  names: { sheet: 'Washerwoman', published: 'Washerwoman' },
  team: 'townsfolk',
  tokens: ['Townsfolk', 'Wrong'],
  ability: 'On your first night you are shown a Townsfolk in play and two players, one of whom is it.',
  words: {
    ...lyingWords,
    'card.washerwoman': 'One of these two is the',
    'truth.those': 'In play: {list}.',
    'truth.nobody': 'Nobody of that kind is in play.',
    'advice.washerwoman': 'The second player is best an evil one, or somebody whose claim should be doubted.',
  },
  night: [
    {
      when: 'first',
      player: '{me} is shown a Townsfolk and two players.',
      storyteller: 'Show the token, then point at both players.',
      // WASHERWOMAN-1: whoever only believes in a Townsfolk is none.
      tells: pairOf({ team: 'townsfolk', shown: 'Townsfolk', wrong: 'Wrong', card: 'card.washerwoman' }),
    },
  ],
})
