import type { Text } from '../text'

export const followsText: Text['follows'] = {
  byHand: 'von Hand',
  rules: 'Die Regeln entscheiden lassen',
  usual: 'üblich',
  isTrue: 'wahr',
  onRing: 'Tippe einen Platz im Kreis an.',
  anyway: 'Trotzdem wählen',
  leave: 'Lassen',
}
