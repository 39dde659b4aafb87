import type { Text } from '../text'

export const followsText: Text['follows'] = {
  byHand: 'à la main',
  rules: 'Laisser les règles décider',
  usual: 'habituel',
  isTrue: 'vrai',
  onRing: 'Touche une place dans le cercle.',
  anyway: 'Choisir quand même',
  leave: 'Laisser',
}
