import type { Text } from '../text'
import { listOf } from './listOf'

export const untoldText: Text['untold'] = {
  kicker: '私下告知',
  title: (player) => `${player}是邪恶的`,
  says: (player, demons) => `须私下让${player}得知：恶魔是${listOf(demons)}。`,
  show: '展示卡片',
  told: '已告知',
  later: '稍后',
}
