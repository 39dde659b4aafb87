import { character } from '../contract'

/** Executed, their side loses. */
export const saint = character('saint', {
  names: { sheet: 'Saint', published: 'Saint' },
  team: 'outsider',
  tokens: [],
  ability: 'If an execution kills you, your side loses.',
  words: { 'ending.saint': 'The {ability} died by execution.' },
  reacts: {
    ownDeath: ({ me }, { cause }) =>
      cause === 'execution' ? [{ do: 'win', side: me.alignment === 'good' ? 'evil' : 'good', because: 'ending.saint' }] : [],
  },
})
