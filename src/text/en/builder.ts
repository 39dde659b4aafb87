import { topic } from '../language'

export const builderText = topic('builder', {
  title: 'Make a script',
  editTitle: 'Change this script',
  name: 'Name',
  author: 'Author (optional)',
  search: 'Search names and abilities',
  none: 'No character has these words.',
  counts: 'How many of each team, against the usual number',
  of: (have: number, usual: number) => `${have} of ${usual}`,
  effects: 'These change the bag',
  order: 'Who wakes when',
  first: 'First night:',
  other: 'Other nights:',
  nobodyWakes: 'nobody',
  save: 'Save on this device',
  nameFirst: 'Give it a name first',
  nobody: 'Choose at least one character.',
})
