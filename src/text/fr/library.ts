import type { Text } from '../text'
import { longDay } from './dates'

export const libraryText: Text['library'] = {
  unnamed: 'Une partie sans nom',
  damaged: 'Endommagée\u00a0: impossible de l’ouvrir, mais ses données peuvent être enregistrées dans un fichier',
  cutOff:
    'La fin de cette partie était endommagée. Elle est ouverte à la dernière entrée lisible\u00a0; vérifie où elle en est. Ce qui était endommagé est gardé et peut être enregistré dans un fichier.',
  saveCutOff: 'Enregistrer les données abîmées',
  newTitle: longDay,
  copyOf: (title) => `${title} (copie)`,
  rescued: (title) => `${title} (sauvée)`,
  demoTitle: 'Une partie pour essayer',
  deleted: (title) => `«\u00a0${title}\u00a0» a été supprimée.`,
  bringBack: 'La récupérer',
  openIt: 'L’ouvrir',
}
