import { longDay } from './dates'
import { topic } from '../language'

export const libraryText = topic('library', {
  unnamed: 'A game without a name',
  damaged: 'Damaged: it can’t be opened, but its data can be saved as a file',
  cutOff:
    'The end of this game was damaged. It is open at the last entry that could be read; check where it stands. What was damaged is kept and can be saved as a file.',
  saveCutOff: 'Save the damaged data',
  newTitle: longDay,
  copyOf: (title: string) => `${title} (copy)`,
  rescued: (title: string) => `${title} (rescued)`,
  demoTitle: 'A game to try things out',
  deleted: (title: string) => `“${title}” was deleted.`,
  bringBack: 'Bring it back',
  openIt: 'Open it',
})
