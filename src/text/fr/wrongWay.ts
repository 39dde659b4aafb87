import type { Text } from '../text'

export const wrongWayText: Text['wrongWay'] = {
  missing: 'Cette partie n’est pas sur cet appareil.',
  damaged: 'Cette partie est endommagée et a été mise de côté. Ses données peuvent être enregistrées dans un fichier depuis sa fiche.',
  newer: 'Un Moonrise plus récent a enregistré cette partie. Mets Moonrise à jour pour l’ouvrir.',
  script: 'Cette partie se joue avec un script que cette version ne connaît pas. Elle est gardée telle quelle.',
  unreachable: 'Les personnages de cette partie ne sont pas encore sur cet appareil, et le réseau ne répond pas. Réessaie dans un instant.',
  blocked: 'Ce navigateur ne laisse pas Moonrise lire ses parties.',
  page: 'Cette page n’existe pas. Voici l’accueil.',
}
