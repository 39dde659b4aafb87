import type { Text } from '../text'

export const middleText: Text['middle'] = {
  title: 'In der Mitte',
  none: 'Keine Legende und kein Loric liegt in der Mitte des Tischs.',
  teams: { fabled: 'Legenden', loric: 'Loric' },
  away: 'Wegnehmen',
  rules: 'Regeln dieses Skripts',
  add: 'In die Mitte legen',
  all: 'Alle Legenden und Loric zeigen',
  close: 'Schließen',
}
