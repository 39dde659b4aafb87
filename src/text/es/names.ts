import type { Text } from '../text'

export const namesText: Text['names'] = {
  ask: '¿Qué nombres tienen las hojas de la mesa?',
  inEnglish: 'en inglés',
}
