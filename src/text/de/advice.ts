import type { Text } from '../text'

export const adviceText: Text['advice'] = {
  advice: 'Rat:',
  dismiss: 'Diesen Rat nicht mehr zeigen',
}
