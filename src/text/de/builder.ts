import type { Text } from '../text'

export const builderText: Text['builder'] = {
  title: 'Skript erstellen',
  editTitle: 'Dieses Skript ändern',
  name: 'Name des Skripts',
  author: 'Von wem (wenn du magst)',
  search: 'Namen und Fähigkeiten suchen',
  none: 'Kein Charakter hat diese Worte.',
  counts: 'Wie viele jeder Gruppe, neben der üblichen Zahl',
  of: (have, usual) => `${have} von ${usual}`,
  effects: 'Diese ändern den Beutel',
  order: 'Wer wann aufwacht',
  first: 'Erste Nacht:',
  other: 'Weitere Nächte:',
  nobodyWakes: 'niemand',
  save: 'Auf diesem Gerät sichern',
  nameFirst: 'Gib ihm erst einen Namen',
  nobody: 'Wähle mindestens einen Charakter.',
}
