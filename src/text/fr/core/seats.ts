import type { Core } from '../../coreText'

export const seatWords: Core['seatWords'] = {
  'label.seat': 'Place {number}, {player}, {character}',
  'label.noCharacter': 'pas encore de personnage',
  'label.dead': 'sans vie',
  'label.looks-dead': 'en vie mais paraît sans vie',
  'label.ghost.unspent': 'vote fantôme disponible',
  'label.ghost.spent': 'vote fantôme utilisé',
  'label.turned.good': 'désormais du Bien',
  'label.turned.evil': 'désormais du Mal',
  'label.drunk': 'ivre',
  'label.poisoned': 'sous poison',
  'label.safe': 'ne peut pas mourir',
  'label.shielded': 'survit à une exécution',
  'label.evil': 'du Mal',
  'label.believes': 'se croit {character}',
  'label.order': 'étape {n} cette nuit',
  'label.coins': 'rappels\u00a0: {coins}',

  'coin.free': 'Posé par toi\u00a0; simple rappel.',
  'coin.mark': '{by}, {moment}\u00a0; {end}',
  'coin.derived': 'Découle de l’état de la table.',
}
