import { character } from '../contract'

/** Takes themselves for a Townsfolk, and has no ability. */
export const drunk = character('drunk', {
  names: { sheet: 'Drunk', published: 'Drunk' },
  team: 'outsider',
  tokens: ['Is the Drunk'],
  pretends: true,
  dealtAs: 'townsfolk',
  worksWhenDead: true,
  ability: 'You take yourself for a Townsfolk that you are not; nobody tells you that you are the Drunk.',
  words: {
    'caption.Is the Drunk': 'Drunk',
    'advice.drunk': 'Best somebody who learns early in the game; not always a {ability} who never wakes.',
  },
  reminds: ({ me }) => [{ on: me.id, token: 'Is the Drunk' }],
})
