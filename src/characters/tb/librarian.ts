import { character } from '../contract'
import { lyingWords, pairOf } from '../learning'

/** First night: one of two players is a certain Outsider, or there is none. */
export const librarian = character('librarian', {
  names: { sheet: 'Librarian', published: 'Librarian' },
  team: 'townsfolk',
  tokens: ['Outsider', 'Wrong'],
  ability: 'On your first night you are shown an Outsider in play and two players, one of whom is it, or else that there is none.',
  words: {
    ...lyingWords,
    'card.librarian': 'One of these two is the',
    'card.noOutsider': 'There is no Outsider',
    'truth.those': 'In play: {list}.',
    'truth.nobody': 'Nobody of that kind is in play.',
    'advice.librarian': 'Show somebody who doubts themselves only rarely: another Outsider is kinder.',
  },
  night: [
    {
      when: 'first',
      player: '{me} is shown an Outsider and two players, or that there is none.',
      storyteller: 'Show the token, then point at both players; or show that there is none.',
      tells: pairOf({ team: 'outsider', shown: 'Outsider', wrong: 'Wrong', card: 'card.librarian', none: 'card.noOutsider' }),
    },
  ],
})
