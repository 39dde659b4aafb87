export const libraryText = {
  unnamed: 'A game without a name',
  damaged: 'Damaged: it cannot be opened, but its data can be saved as a file',
  newTitle: (date: Date) => new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(date),
  copyOf: (title: string) => `${title} (copy)`,
  rescued: (title: string) => `${title} (rescued)`,
  demoTitle: 'A game to try things on',
  deleted: (title: string) => `“${title}” was deleted.`,
  bringBack: 'Bring it back',
  openIt: 'Open it',
}
