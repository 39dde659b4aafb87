import { longDay } from './dates'
import { topic } from '../language'

export const libraryText = topic('library', {
  unnamed: 'A game without a name',
  damaged: 'Damaged: it cannot be opened, but its data can be saved as a file',
  newTitle: longDay,
  copyOf: (title: string) => `${title} (copy)`,
  rescued: (title: string) => `${title} (rescued)`,
  demoTitle: 'A game to try things out',
  deleted: (title: string) => `“${title}” was deleted.`,
  bringBack: 'Bring it back',
  openIt: 'Open it',
})
