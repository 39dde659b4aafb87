import type { Text } from '../text'

export const namesText: Text['names'] = {
  ask: 'Quels noms portent les feuilles de la table\u00a0?',
  inEnglish: 'en anglais',
}
