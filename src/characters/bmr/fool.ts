import { NO_ABILITY, character } from '../contract'

/** The first death doesn't happen. */
export const fool = character('fool', {
  names: { sheet: 'Fool', published: 'Fool' },
  team: 'townsfolk',
  tokens: [NO_ABILITY],
  ability: 'You survive your first death.',
  // FOOL-1: after every other protection, so that outside help keeps the escape; the Assassin goes through.
  guards: { escapes: (_, { unstoppable }) => (unstoppable ? undefined : 'lives') },
})
