import type { Core } from '../../coreText'

export const cardWords: Core['cardWords'] = {
  'card.youAre': 'Du bist',
  'card.demon': 'Dies ist der Dämon',
  'card.minions': 'Dies sind deine Schergen',
  'card.minions.one': 'Dies ist dein Scherge',
  'card.otherMinions': 'Dies sind die Schergen',
  'card.notInPlay': 'Diese Charaktere sind nicht im Spiel',
  'card.notInPlay.one': 'Dieser Charakter ist nicht im Spiel',
  'card.inPlay': 'Diese Charaktere sind im Spiel',
  'card.inPlay.one': 'Dieser Charakter ist im Spiel',
  'card.thisPlayerIs': 'Diese Person ist',
  'card.thisPlayerIs.one': '{who} ist: {character}',
  'card.choseYou': 'Dieser Charakter hat dich gewählt',
}
