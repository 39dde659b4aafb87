import type { Text } from '../text'

export const followsText: Text['follows'] = {
  byHand: 'a mano',
  rules: 'Que decidan las reglas',
  usual: 'lo normal',
  isTrue: 'verdad',
  onRing: 'Toca un asiento del círculo.',
  anyway: 'Elegir igualmente',
  leave: 'Dejarlo',
}
