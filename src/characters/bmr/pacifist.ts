import { character } from '../contract'

/** A good player who is executed might live: the storyteller decides. */
export const pacifist = character('pacifist', {
  names: { sheet: 'Pacifist', published: 'Pacifist' },
  team: 'townsfolk',
  tokens: [],
  ability: 'A good player who is executed might survive.',
  words: { 'hint.pacifist.pacifist_saves': 'Save once or twice a game, and early: a surprise tells the town more.' },
  guards: { pardons: (_, { cause, victim }) => cause === 'execution' && victim.alignment === 'good' },
})
