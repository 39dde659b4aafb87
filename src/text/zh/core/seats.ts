import type { Core } from '../../coreText'

export const seatWords: Core['seatWords'] = {
  'label.seat': '{number}号座位，{player}，{character}',
  'label.noCharacter': '还没有角色',
  'label.dead': '死亡',
  'label.looks-dead': '存活但看似死亡',
  'label.ghost.unspent': '投票标记未用',
  'label.ghost.spent': '投票标记已用',
  'label.turned.good': '已转为善良',
  'label.turned.evil': '已转为邪恶',
  'label.drunk': '醉酒',
  'label.poisoned': '中毒',
  'label.safe': '不会死亡',
  'label.shielded': '处决不死',
  'label.evil': '邪恶',
  'label.believes': '以为自己是{character}',
  'label.order': '今晚第{n}步',
  'label.coins': '提示标记：{coins}',

  'coin.free': '由你放置；只作提醒。',
  'coin.mark': '{by}，{moment}；{end}',
  'coin.derived': '由桌面状态得出。',
}
