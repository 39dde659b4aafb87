import type { Text } from '../text'

export const namesText: Text['names'] = {
  ask: 'Welche Namen stehen auf den Blättern am Tisch?',
  inEnglish: 'auf Englisch',
}
