import type { Text } from '../text'

export const tellingText: Text['telling'] = {
  how: { drunk: '醉酒', poisoned: '中毒' },
  impaired: (player, how) => `${player}：${how}`,
  hand: (player, ghost) => (ghost ? `${player}（投票标记）` : player),
  names: (all) => all.join('、'),
  died: '死亡',
  find: '查找玩家',
  findHint: '想看谁的内容？',
  everybody: '所有人',
  onlyAbout: (player) => `只看${player}`,
  none: (player) => `还没有内容提到${player}。`,
}
