import { topic } from '../language'

/** What lies in the middle of the table. */
export const middleText = topic('middle', {
  title: 'In the middle',
  none: 'No Fabled and no Loric is in the middle of the table.',
  teams: { fabled: 'Fabled', loric: 'Loric' },
  away: 'Take away',
  rules: 'Rules of this script',
  add: 'Put into the middle',
  all: 'Show all Fabled and Loric',
  close: 'Close',
})
