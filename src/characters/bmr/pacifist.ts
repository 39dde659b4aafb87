import { character } from '../contract'

/** A good player who is executed might live: the storyteller decides. */
export const pacifist = character('pacifist', {
  names: { sheet: 'Pacifist', published: 'Pacifist' },
  team: 'townsfolk',
  tokens: [],
  ability: 'Good players who are executed might not die.',
  guards: { pardons: (_, { cause, victim }) => cause === 'execution' && victim.alignment === 'good' },
  hints: { pacifist_saves: 'Save once or twice a game, and early: it tells the town more when it comes as a surprise.' },
})
