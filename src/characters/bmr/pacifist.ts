import { character } from '../contract'

/** A good player who is executed might live: the storyteller decides. */
export const pacifist = character('pacifist', {
  names: { sheet: 'Pacifist', published: 'Pacifist' },
  team: 'townsfolk',
  tokens: [],
  ability: 'A good player who is executed might survive.',
  guards: { pardons: (_, { cause, victim }) => cause === 'execution' && victim.alignment === 'good' },
})
