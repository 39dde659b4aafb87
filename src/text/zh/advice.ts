import type { Text } from '../text'

export const adviceText: Text['advice'] = {
  advice: '建议：',
  dismiss: '不再显示此建议',
}
