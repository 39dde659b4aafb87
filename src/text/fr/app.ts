import type { Text } from '../text'

export const appText: Text['app'] = {
  notices: 'Messages',
  dismiss: 'Fermer',
  update: 'Un nouveau Moonrise est prêt, quand tu voudras.',
  takeUpdate: 'L’utiliser',
  memoryOnly:
    'Rien ne peut être enregistré sur cet appareil en ce moment\u00a0; fermer Moonrise ferait perdre cette partie. Enregistre-la dans un fichier.',
  outdated: 'Un Moonrise plus récent mène cette partie dans une autre fenêtre. Recharge pour continuer ici.',
  reload: 'Recharger',
  deleted: 'Cette partie a été supprimée dans une autre fenêtre.',
  keepGame: 'La garder',
  rewritten:
    'Les données de cette partie ont été supprimées pendant qu’elle était ouverte. Elles sont réenregistrées depuis la mémoire. Si d’autres parties ont disparu, importe-les d’un fichier.',
  missing: 'Cette partie de Moonrise n’est pas encore sur l’appareil, et le réseau ne répond pas. Réessaie dans un instant.',
  saveFile: 'Enregistrer un fichier',
  wakes: (wakes, who, as) => (wakes ? `Réveille ${who}, ${as}` : `${who}, ${as}, dort toujours`),
  impaired: 'Sans capacité',
}
