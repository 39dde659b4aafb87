import type { Text } from '../text'

export const overtimeText: Text['overtime'] = {
  follow: (ability) => `接下来是${ability}的额外一夜和一天。`,
  title: { night: '额外的夜晚', day: '额外的一天' },
}
