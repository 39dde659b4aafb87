import { character } from '../contract'

/** The first death doesn't happen. */
export const fool = character('fool', {
  names: { sheet: 'Fool', published: 'Fool' },
  team: 'townsfolk',
  tokens: ['No ability'],
  ability: 'The first time you die, you do not.',
  // FOOL-1: after every other protection, so that outside help keeps the escape; the Assassin goes through.
  guards: { escapes: (_, { unstoppable }) => (unstoppable ? undefined : 'lives') },
})
