import { character } from '../contract'

/** The Demon cannot harm them. */
export const soldier = character('soldier', {
  names: { sheet: 'Soldier', published: 'Soldier' },
  team: 'townsfolk',
  tokens: [],
  ability: 'The Demon cannot harm you.',
  standing: ({ me }) => [{ on: me.id, from: 'demon' }],
})
