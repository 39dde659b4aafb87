import type { Text } from '../text'

export const timelineText: Text['timeline'] = {
  timelineTitle: 'Verlauf',
  timelineEmpty: 'Noch ist nichts geschehen.',
  branches: 'Rückgängig gemacht',
  branchesHint: 'Zurückgenommene Züge. Tippe einen an, um ihn anzusehen.',
  branch: (label, chapter, steps) => `${chapter}: bis ${label} (${steps === 1 ? 'ein Schritt' : `${steps} Schritte`})`,
}
