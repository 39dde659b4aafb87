import type { Text } from '../text'

export const timelineText: Text['timeline'] = {
  timelineTitle: 'Chronologie',
  timelineEmpty: 'Il ne s’est encore rien passé.',
  branches: 'Annulé',
  branchesHint: 'Coups annulés. Touches-en un pour le regarder.',
  branch: (label, chapter, steps) => `${chapter}\u00a0: jusqu’à «\u00a0${label}\u00a0» (${steps === 1 ? 'une étape' : `${steps} étapes`})`,
}
