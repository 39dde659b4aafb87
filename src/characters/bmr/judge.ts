import { character } from '../contract'

/** Once, decides another player's nomination: it passes or it fails. */
export const judge = character('judge', {
  names: { sheet: 'Judge', published: 'Judge' },
  team: 'traveller',
  tokens: ['No ability'],
  oncePerGame: true,
  ability: 'Once per game, when another player has nominated, you may make the current execution pass or fail, whatever the vote.',
  day: {
    label: 'Judges',
    asks: 'verdict',
    does: (_, { verdict }) => (verdict ? [{ do: 'judge', verdict }] : []),
  },
})
