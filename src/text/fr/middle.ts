import type { Text } from '../text'

export const middleText: Text['middle'] = {
  title: 'Au milieu',
  none: 'Aucun Légendaire ni Loric n’est au milieu de la table.',
  teams: { fabled: 'Légendaires', loric: 'Loric' },
  away: 'Retirer',
  rules: 'Règles de ce script',
  add: 'Mettre au milieu',
  all: 'Montrer tous les Légendaires et Loric',
  close: 'Fermer',
}
