import type { Text } from '../text'

export const timelineText: Text['timeline'] = {
  timelineTitle: 'Cronología',
  timelineEmpty: 'Aún no ha ocurrido nada.',
  branches: 'Deshecho',
  branchesHint: 'Jugadas deshechas. Toca una para verla.',
  branch: (label, chapter, steps) => `${chapter}: hasta ${label} (${steps === 1 ? 'un paso' : `${steps} pasos`})`,
}
