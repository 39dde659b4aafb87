import type { Text } from '../text'

export const followsText: Text['follows'] = {
  byHand: '手动',
  rules: '由规则决定',
  usual: '通常',
  isTrue: '属实',
  onRing: '在圆圈上点按座位。',
  anyway: '仍然选择',
  leave: '维持不变',
}
