import type { Text } from '../text'

export const adviceText: Text['advice'] = {
  advice: 'Consejo:',
  dismiss: 'No mostrar más este consejo',
}
