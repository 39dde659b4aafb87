import type { Text } from '../text'

export const pickerText: Text['picker'] = {
  close: 'Fermer',
  done: (n, of) => `Valider (${n === of ? n : `${n} sur ${of}`})`,
  full: (n) => `Déjà ${n} choix. Touches-en d’abord un pour le retirer.`,
  inPlay: 'en jeu',
  minion: 'un vrai Sbire',
  demon: 'le vrai Démon',
}
