import type { Text } from '../text'

export const adviceText: Text['advice'] = {
  advice: 'Conseil\u00a0:',
  dismiss: 'Ne plus montrer ce conseil',
}
